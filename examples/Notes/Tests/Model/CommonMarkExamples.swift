// SPDX-License-Identifier: CC-BY-SA-4.0
// From the CommonMark specification 0.31.2, https://spec.commonmark.org, by John MacFarlane.

/// The examples of the sections Fenced code blocks, Links, Link reference definitions, Images, Autolinks, Block quotes of the specification: number, Markdown, HTML. `→` is a tab.
enum CommonMarkExamples {
    static let text = #"""
        example 119
        ```
        <
         >
        ```
        .
        <pre><code>&lt;
         &gt;
        </code></pre>
        end
        example 120
        ~~~
        <
         >
        ~~~
        .
        <pre><code>&lt;
         &gt;
        </code></pre>
        end
        example 121
        ``
        foo
        ``
        .
        <p><code>foo</code></p>
        end
        example 122
        ```
        aaa
        ~~~
        ```
        .
        <pre><code>aaa
        ~~~
        </code></pre>
        end
        example 123
        ~~~
        aaa
        ```
        ~~~
        .
        <pre><code>aaa
        ```
        </code></pre>
        end
        example 124
        ````
        aaa
        ```
        ``````
        .
        <pre><code>aaa
        ```
        </code></pre>
        end
        example 125
        ~~~~
        aaa
        ~~~
        ~~~~
        .
        <pre><code>aaa
        ~~~
        </code></pre>
        end
        example 126
        ```
        .
        <pre><code></code></pre>
        end
        example 127
        `````

        ```
        aaa
        .
        <pre><code>
        ```
        aaa
        </code></pre>
        end
        example 128
        > ```
        > aaa

        bbb
        .
        <blockquote>
        <pre><code>aaa
        </code></pre>
        </blockquote>
        <p>bbb</p>
        end
        example 129
        ```

          
        ```
        .
        <pre><code>
          
        </code></pre>
        end
        example 130
        ```
        ```
        .
        <pre><code></code></pre>
        end
        example 131
         ```
         aaa
        aaa
        ```
        .
        <pre><code>aaa
        aaa
        </code></pre>
        end
        example 132
          ```
        aaa
          aaa
        aaa
          ```
        .
        <pre><code>aaa
        aaa
        aaa
        </code></pre>
        end
        example 133
           ```
           aaa
            aaa
          aaa
           ```
        .
        <pre><code>aaa
         aaa
        aaa
        </code></pre>
        end
        example 134
            ```
            aaa
            ```
        .
        <pre><code>```
        aaa
        ```
        </code></pre>
        end
        example 135
        ```
        aaa
          ```
        .
        <pre><code>aaa
        </code></pre>
        end
        example 136
           ```
        aaa
          ```
        .
        <pre><code>aaa
        </code></pre>
        end
        example 137
        ```
        aaa
            ```
        .
        <pre><code>aaa
            ```
        </code></pre>
        end
        example 138
        ``` ```
        aaa
        .
        <p><code> </code>
        aaa</p>
        end
        example 139
        ~~~~~~
        aaa
        ~~~ ~~
        .
        <pre><code>aaa
        ~~~ ~~
        </code></pre>
        end
        example 140
        foo
        ```
        bar
        ```
        baz
        .
        <p>foo</p>
        <pre><code>bar
        </code></pre>
        <p>baz</p>
        end
        example 141
        foo
        ---
        ~~~
        bar
        ~~~
        # baz
        .
        <h2>foo</h2>
        <pre><code>bar
        </code></pre>
        <h1>baz</h1>
        end
        example 142
        ```ruby
        def foo(x)
          return 3
        end
        ```
        .
        <pre><code class="language-ruby">def foo(x)
          return 3
        end
        </code></pre>
        end
        example 143
        ~~~~    ruby startline=3 $%@#$
        def foo(x)
          return 3
        end
        ~~~~~~~
        .
        <pre><code class="language-ruby">def foo(x)
          return 3
        end
        </code></pre>
        end
        example 144
        ````;
        ````
        .
        <pre><code class="language-;"></code></pre>
        end
        example 145
        ``` aa ```
        foo
        .
        <p><code>aa</code>
        foo</p>
        end
        example 146
        ~~~ aa ``` ~~~
        foo
        ~~~
        .
        <pre><code class="language-aa">foo
        </code></pre>
        end
        example 147
        ```
        ``` aaa
        ```
        .
        <pre><code>``` aaa
        </code></pre>
        end
        example 192
        [foo]: /url "title"

        [foo]
        .
        <p><a href="/url" title="title">foo</a></p>
        end
        example 193
           [foo]: 
              /url  
                   'the title'  

        [foo]
        .
        <p><a href="/url" title="the title">foo</a></p>
        end
        example 194
        [Foo*bar\]]:my_(url) 'title (with parens)'

        [Foo*bar\]]
        .
        <p><a href="my_(url)" title="title (with parens)">Foo*bar]</a></p>
        end
        example 195
        [Foo bar]:
        <my url>
        'title'

        [Foo bar]
        .
        <p><a href="my%20url" title="title">Foo bar</a></p>
        end
        example 196
        [foo]: /url '
        title
        line1
        line2
        '

        [foo]
        .
        <p><a href="/url" title="
        title
        line1
        line2
        ">foo</a></p>
        end
        example 197
        [foo]: /url 'title

        with blank line'

        [foo]
        .
        <p>[foo]: /url 'title</p>
        <p>with blank line'</p>
        <p>[foo]</p>
        end
        example 198
        [foo]:
        /url

        [foo]
        .
        <p><a href="/url">foo</a></p>
        end
        example 199
        [foo]:

        [foo]
        .
        <p>[foo]:</p>
        <p>[foo]</p>
        end
        example 200
        [foo]: <>

        [foo]
        .
        <p><a href="">foo</a></p>
        end
        example 201
        [foo]: <bar>(baz)

        [foo]
        .
        <p>[foo]: <bar>(baz)</p>
        <p>[foo]</p>
        end
        example 202
        [foo]: /url\bar\*baz "foo\"bar\baz"

        [foo]
        .
        <p><a href="/url%5Cbar*baz" title="foo&quot;bar\baz">foo</a></p>
        end
        example 203
        [foo]

        [foo]: url
        .
        <p><a href="url">foo</a></p>
        end
        example 204
        [foo]

        [foo]: first
        [foo]: second
        .
        <p><a href="first">foo</a></p>
        end
        example 205
        [FOO]: /url

        [Foo]
        .
        <p><a href="/url">Foo</a></p>
        end
        example 206
        [ΑΓΩ]: /φου

        [αγω]
        .
        <p><a href="/%CF%86%CE%BF%CF%85">αγω</a></p>
        end
        example 207
        [foo]: /url
        .
        end
        example 208
        [
        foo
        ]: /url
        bar
        .
        <p>bar</p>
        end
        example 209
        [foo]: /url "title" ok
        .
        <p>[foo]: /url &quot;title&quot; ok</p>
        end
        example 210
        [foo]: /url
        "title" ok
        .
        <p>&quot;title&quot; ok</p>
        end
        example 211
            [foo]: /url "title"

        [foo]
        .
        <pre><code>[foo]: /url &quot;title&quot;
        </code></pre>
        <p>[foo]</p>
        end
        example 212
        ```
        [foo]: /url
        ```

        [foo]
        .
        <pre><code>[foo]: /url
        </code></pre>
        <p>[foo]</p>
        end
        example 213
        Foo
        [bar]: /baz

        [bar]
        .
        <p>Foo
        [bar]: /baz</p>
        <p>[bar]</p>
        end
        example 214
        # [Foo]
        [foo]: /url
        > bar
        .
        <h1><a href="/url">Foo</a></h1>
        <blockquote>
        <p>bar</p>
        </blockquote>
        end
        example 215
        [foo]: /url
        bar
        ===
        [foo]
        .
        <h1>bar</h1>
        <p><a href="/url">foo</a></p>
        end
        example 216
        [foo]: /url
        ===
        [foo]
        .
        <p>===
        <a href="/url">foo</a></p>
        end
        example 217
        [foo]: /foo-url "foo"
        [bar]: /bar-url
          "bar"
        [baz]: /baz-url

        [foo],
        [bar],
        [baz]
        .
        <p><a href="/foo-url" title="foo">foo</a>,
        <a href="/bar-url" title="bar">bar</a>,
        <a href="/baz-url">baz</a></p>
        end
        example 218
        [foo]

        > [foo]: /url
        .
        <p><a href="/url">foo</a></p>
        <blockquote>
        </blockquote>
        end
        example 228
        > # Foo
        > bar
        > baz
        .
        <blockquote>
        <h1>Foo</h1>
        <p>bar
        baz</p>
        </blockquote>
        end
        example 229
        ># Foo
        >bar
        > baz
        .
        <blockquote>
        <h1>Foo</h1>
        <p>bar
        baz</p>
        </blockquote>
        end
        example 230
           > # Foo
           > bar
         > baz
        .
        <blockquote>
        <h1>Foo</h1>
        <p>bar
        baz</p>
        </blockquote>
        end
        example 231
            > # Foo
            > bar
            > baz
        .
        <pre><code>&gt; # Foo
        &gt; bar
        &gt; baz
        </code></pre>
        end
        example 232
        > # Foo
        > bar
        baz
        .
        <blockquote>
        <h1>Foo</h1>
        <p>bar
        baz</p>
        </blockquote>
        end
        example 233
        > bar
        baz
        > foo
        .
        <blockquote>
        <p>bar
        baz
        foo</p>
        </blockquote>
        end
        example 234
        > foo
        ---
        .
        <blockquote>
        <p>foo</p>
        </blockquote>
        <hr />
        end
        example 235
        > - foo
        - bar
        .
        <blockquote>
        <ul>
        <li>foo</li>
        </ul>
        </blockquote>
        <ul>
        <li>bar</li>
        </ul>
        end
        example 236
        >     foo
            bar
        .
        <blockquote>
        <pre><code>foo
        </code></pre>
        </blockquote>
        <pre><code>bar
        </code></pre>
        end
        example 237
        > ```
        foo
        ```
        .
        <blockquote>
        <pre><code></code></pre>
        </blockquote>
        <p>foo</p>
        <pre><code></code></pre>
        end
        example 238
        > foo
            - bar
        .
        <blockquote>
        <p>foo
        - bar</p>
        </blockquote>
        end
        example 239
        >
        .
        <blockquote>
        </blockquote>
        end
        example 240
        >
        >  
        > 
        .
        <blockquote>
        </blockquote>
        end
        example 241
        >
        > foo
        >  
        .
        <blockquote>
        <p>foo</p>
        </blockquote>
        end
        example 242
        > foo

        > bar
        .
        <blockquote>
        <p>foo</p>
        </blockquote>
        <blockquote>
        <p>bar</p>
        </blockquote>
        end
        example 243
        > foo
        > bar
        .
        <blockquote>
        <p>foo
        bar</p>
        </blockquote>
        end
        example 244
        > foo
        >
        > bar
        .
        <blockquote>
        <p>foo</p>
        <p>bar</p>
        </blockquote>
        end
        example 245
        foo
        > bar
        .
        <p>foo</p>
        <blockquote>
        <p>bar</p>
        </blockquote>
        end
        example 246
        > aaa
        ***
        > bbb
        .
        <blockquote>
        <p>aaa</p>
        </blockquote>
        <hr />
        <blockquote>
        <p>bbb</p>
        </blockquote>
        end
        example 247
        > bar
        baz
        .
        <blockquote>
        <p>bar
        baz</p>
        </blockquote>
        end
        example 248
        > bar

        baz
        .
        <blockquote>
        <p>bar</p>
        </blockquote>
        <p>baz</p>
        end
        example 249
        > bar
        >
        baz
        .
        <blockquote>
        <p>bar</p>
        </blockquote>
        <p>baz</p>
        end
        example 250
        > > > foo
        bar
        .
        <blockquote>
        <blockquote>
        <blockquote>
        <p>foo
        bar</p>
        </blockquote>
        </blockquote>
        </blockquote>
        end
        example 251
        >>> foo
        > bar
        >>baz
        .
        <blockquote>
        <blockquote>
        <blockquote>
        <p>foo
        bar
        baz</p>
        </blockquote>
        </blockquote>
        </blockquote>
        end
        example 252
        >     code

        >    not code
        .
        <blockquote>
        <pre><code>code
        </code></pre>
        </blockquote>
        <blockquote>
        <p>not code</p>
        </blockquote>
        end
        example 482
        [link](/uri "title")
        .
        <p><a href="/uri" title="title">link</a></p>
        end
        example 483
        [link](/uri)
        .
        <p><a href="/uri">link</a></p>
        end
        example 484
        [](./target.md)
        .
        <p><a href="./target.md"></a></p>
        end
        example 485
        [link]()
        .
        <p><a href="">link</a></p>
        end
        example 486
        [link](<>)
        .
        <p><a href="">link</a></p>
        end
        example 487
        []()
        .
        <p><a href=""></a></p>
        end
        example 488
        [link](/my uri)
        .
        <p>[link](/my uri)</p>
        end
        example 489
        [link](</my uri>)
        .
        <p><a href="/my%20uri">link</a></p>
        end
        example 490
        [link](foo
        bar)
        .
        <p>[link](foo
        bar)</p>
        end
        example 491
        [link](<foo
        bar>)
        .
        <p>[link](<foo
        bar>)</p>
        end
        example 492
        [a](<b)c>)
        .
        <p><a href="b)c">a</a></p>
        end
        example 493
        [link](<foo\>)
        .
        <p>[link](&lt;foo&gt;)</p>
        end
        example 494
        [a](<b)c
        [a](<b)c>
        [a](<b>c)
        .
        <p>[a](&lt;b)c
        [a](&lt;b)c&gt;
        [a](<b>c)</p>
        end
        example 495
        [link](\(foo\))
        .
        <p><a href="(foo)">link</a></p>
        end
        example 496
        [link](foo(and(bar)))
        .
        <p><a href="foo(and(bar))">link</a></p>
        end
        example 497
        [link](foo(and(bar))
        .
        <p>[link](foo(and(bar))</p>
        end
        example 498
        [link](foo\(and\(bar\))
        .
        <p><a href="foo(and(bar)">link</a></p>
        end
        example 499
        [link](<foo(and(bar)>)
        .
        <p><a href="foo(and(bar)">link</a></p>
        end
        example 500
        [link](foo\)\:)
        .
        <p><a href="foo):">link</a></p>
        end
        example 501
        [link](#fragment)

        [link](https://example.com#fragment)

        [link](https://example.com?foo=3#frag)
        .
        <p><a href="#fragment">link</a></p>
        <p><a href="https://example.com#fragment">link</a></p>
        <p><a href="https://example.com?foo=3#frag">link</a></p>
        end
        example 502
        [link](foo\bar)
        .
        <p><a href="foo%5Cbar">link</a></p>
        end
        example 503
        [link](foo%20b&auml;)
        .
        <p><a href="foo%20b%C3%A4">link</a></p>
        end
        example 504
        [link]("title")
        .
        <p><a href="%22title%22">link</a></p>
        end
        example 505
        [link](/url "title")
        [link](/url 'title')
        [link](/url (title))
        .
        <p><a href="/url" title="title">link</a>
        <a href="/url" title="title">link</a>
        <a href="/url" title="title">link</a></p>
        end
        example 506
        [link](/url "title \"&quot;")
        .
        <p><a href="/url" title="title &quot;&quot;">link</a></p>
        end
        example 507
        [link](/url "title")
        .
        <p><a href="/url%C2%A0%22title%22">link</a></p>
        end
        example 508
        [link](/url "title "and" title")
        .
        <p>[link](/url &quot;title &quot;and&quot; title&quot;)</p>
        end
        example 509
        [link](/url 'title "and" title')
        .
        <p><a href="/url" title="title &quot;and&quot; title">link</a></p>
        end
        example 510
        [link](   /uri
          "title"  )
        .
        <p><a href="/uri" title="title">link</a></p>
        end
        example 511
        [link] (/uri)
        .
        <p>[link] (/uri)</p>
        end
        example 512
        [link [foo [bar]]](/uri)
        .
        <p><a href="/uri">link [foo [bar]]</a></p>
        end
        example 513
        [link] bar](/uri)
        .
        <p>[link] bar](/uri)</p>
        end
        example 514
        [link [bar](/uri)
        .
        <p>[link <a href="/uri">bar</a></p>
        end
        example 515
        [link \[bar](/uri)
        .
        <p><a href="/uri">link [bar</a></p>
        end
        example 516
        [link *foo **bar** `#`*](/uri)
        .
        <p><a href="/uri">link <em>foo <strong>bar</strong> <code>#</code></em></a></p>
        end
        example 517
        [![moon](moon.jpg)](/uri)
        .
        <p><a href="/uri"><img src="moon.jpg" alt="moon" /></a></p>
        end
        example 518
        [foo [bar](/uri)](/uri)
        .
        <p>[foo <a href="/uri">bar</a>](/uri)</p>
        end
        example 519
        [foo *[bar [baz](/uri)](/uri)*](/uri)
        .
        <p>[foo <em>[bar <a href="/uri">baz</a>](/uri)</em>](/uri)</p>
        end
        example 520
        ![[[foo](uri1)](uri2)](uri3)
        .
        <p><img src="uri3" alt="[foo](uri2)" /></p>
        end
        example 521
        *[foo*](/uri)
        .
        <p>*<a href="/uri">foo*</a></p>
        end
        example 522
        [foo *bar](baz*)
        .
        <p><a href="baz*">foo *bar</a></p>
        end
        example 523
        *foo [bar* baz]
        .
        <p><em>foo [bar</em> baz]</p>
        end
        example 524
        [foo <bar attr="](baz)">
        .
        <p>[foo <bar attr="](baz)"></p>
        end
        example 525
        [foo`](/uri)`
        .
        <p>[foo<code>](/uri)</code></p>
        end
        example 526
        [foo<https://example.com/?search=](uri)>
        .
        <p>[foo<a href="https://example.com/?search=%5D(uri)">https://example.com/?search=](uri)</a></p>
        end
        example 527
        [foo][bar]

        [bar]: /url "title"
        .
        <p><a href="/url" title="title">foo</a></p>
        end
        example 528
        [link [foo [bar]]][ref]

        [ref]: /uri
        .
        <p><a href="/uri">link [foo [bar]]</a></p>
        end
        example 529
        [link \[bar][ref]

        [ref]: /uri
        .
        <p><a href="/uri">link [bar</a></p>
        end
        example 530
        [link *foo **bar** `#`*][ref]

        [ref]: /uri
        .
        <p><a href="/uri">link <em>foo <strong>bar</strong> <code>#</code></em></a></p>
        end
        example 531
        [![moon](moon.jpg)][ref]

        [ref]: /uri
        .
        <p><a href="/uri"><img src="moon.jpg" alt="moon" /></a></p>
        end
        example 532
        [foo [bar](/uri)][ref]

        [ref]: /uri
        .
        <p>[foo <a href="/uri">bar</a>]<a href="/uri">ref</a></p>
        end
        example 533
        [foo *bar [baz][ref]*][ref]

        [ref]: /uri
        .
        <p>[foo <em>bar <a href="/uri">baz</a></em>]<a href="/uri">ref</a></p>
        end
        example 534
        *[foo*][ref]

        [ref]: /uri
        .
        <p>*<a href="/uri">foo*</a></p>
        end
        example 535
        [foo *bar][ref]*

        [ref]: /uri
        .
        <p><a href="/uri">foo *bar</a>*</p>
        end
        example 536
        [foo <bar attr="][ref]">

        [ref]: /uri
        .
        <p>[foo <bar attr="][ref]"></p>
        end
        example 537
        [foo`][ref]`

        [ref]: /uri
        .
        <p>[foo<code>][ref]</code></p>
        end
        example 538
        [foo<https://example.com/?search=][ref]>

        [ref]: /uri
        .
        <p>[foo<a href="https://example.com/?search=%5D%5Bref%5D">https://example.com/?search=][ref]</a></p>
        end
        example 539
        [foo][BaR]

        [bar]: /url "title"
        .
        <p><a href="/url" title="title">foo</a></p>
        end
        example 540
        [ẞ]

        [SS]: /url
        .
        <p><a href="/url">ẞ</a></p>
        end
        example 541
        [Foo
          bar]: /url

        [Baz][Foo bar]
        .
        <p><a href="/url">Baz</a></p>
        end
        example 542
        [foo] [bar]

        [bar]: /url "title"
        .
        <p>[foo] <a href="/url" title="title">bar</a></p>
        end
        example 543
        [foo]
        [bar]

        [bar]: /url "title"
        .
        <p>[foo]
        <a href="/url" title="title">bar</a></p>
        end
        example 544
        [foo]: /url1

        [foo]: /url2

        [bar][foo]
        .
        <p><a href="/url1">bar</a></p>
        end
        example 545
        [bar][foo\!]

        [foo!]: /url
        .
        <p>[bar][foo!]</p>
        end
        example 546
        [foo][ref[]

        [ref[]: /uri
        .
        <p>[foo][ref[]</p>
        <p>[ref[]: /uri</p>
        end
        example 547
        [foo][ref[bar]]

        [ref[bar]]: /uri
        .
        <p>[foo][ref[bar]]</p>
        <p>[ref[bar]]: /uri</p>
        end
        example 548
        [[[foo]]]

        [[[foo]]]: /url
        .
        <p>[[[foo]]]</p>
        <p>[[[foo]]]: /url</p>
        end
        example 549
        [foo][ref\[]

        [ref\[]: /uri
        .
        <p><a href="/uri">foo</a></p>
        end
        example 550
        [bar\\]: /uri

        [bar\\]
        .
        <p><a href="/uri">bar\</a></p>
        end
        example 551
        []

        []: /uri
        .
        <p>[]</p>
        <p>[]: /uri</p>
        end
        example 552
        [
         ]

        [
         ]: /uri
        .
        <p>[
        ]</p>
        <p>[
        ]: /uri</p>
        end
        example 553
        [foo][]

        [foo]: /url "title"
        .
        <p><a href="/url" title="title">foo</a></p>
        end
        example 554
        [*foo* bar][]

        [*foo* bar]: /url "title"
        .
        <p><a href="/url" title="title"><em>foo</em> bar</a></p>
        end
        example 555
        [Foo][]

        [foo]: /url "title"
        .
        <p><a href="/url" title="title">Foo</a></p>
        end
        example 556
        [foo] 
        []

        [foo]: /url "title"
        .
        <p><a href="/url" title="title">foo</a>
        []</p>
        end
        example 557
        [foo]

        [foo]: /url "title"
        .
        <p><a href="/url" title="title">foo</a></p>
        end
        example 558
        [*foo* bar]

        [*foo* bar]: /url "title"
        .
        <p><a href="/url" title="title"><em>foo</em> bar</a></p>
        end
        example 559
        [[*foo* bar]]

        [*foo* bar]: /url "title"
        .
        <p>[<a href="/url" title="title"><em>foo</em> bar</a>]</p>
        end
        example 560
        [[bar [foo]

        [foo]: /url
        .
        <p>[[bar <a href="/url">foo</a></p>
        end
        example 561
        [Foo]

        [foo]: /url "title"
        .
        <p><a href="/url" title="title">Foo</a></p>
        end
        example 562
        [foo] bar

        [foo]: /url
        .
        <p><a href="/url">foo</a> bar</p>
        end
        example 563
        \[foo]

        [foo]: /url "title"
        .
        <p>[foo]</p>
        end
        example 564
        [foo*]: /url

        *[foo*]
        .
        <p>*<a href="/url">foo*</a></p>
        end
        example 565
        [foo][bar]

        [foo]: /url1
        [bar]: /url2
        .
        <p><a href="/url2">foo</a></p>
        end
        example 566
        [foo][]

        [foo]: /url1
        .
        <p><a href="/url1">foo</a></p>
        end
        example 567
        [foo]()

        [foo]: /url1
        .
        <p><a href="">foo</a></p>
        end
        example 568
        [foo](not a link)

        [foo]: /url1
        .
        <p><a href="/url1">foo</a>(not a link)</p>
        end
        example 569
        [foo][bar][baz]

        [baz]: /url
        .
        <p>[foo]<a href="/url">bar</a></p>
        end
        example 570
        [foo][bar][baz]

        [baz]: /url1
        [bar]: /url2
        .
        <p><a href="/url2">foo</a><a href="/url1">baz</a></p>
        end
        example 571
        [foo][bar][baz]

        [baz]: /url1
        [foo]: /url2
        .
        <p>[foo]<a href="/url1">bar</a></p>
        end
        example 572
        ![foo](/url "title")
        .
        <p><img src="/url" alt="foo" title="title" /></p>
        end
        example 573
        ![foo *bar*]

        [foo *bar*]: train.jpg "train & tracks"
        .
        <p><img src="train.jpg" alt="foo bar" title="train &amp; tracks" /></p>
        end
        example 574
        ![foo ![bar](/url)](/url2)
        .
        <p><img src="/url2" alt="foo bar" /></p>
        end
        example 575
        ![foo [bar](/url)](/url2)
        .
        <p><img src="/url2" alt="foo bar" /></p>
        end
        example 576
        ![foo *bar*][]

        [foo *bar*]: train.jpg "train & tracks"
        .
        <p><img src="train.jpg" alt="foo bar" title="train &amp; tracks" /></p>
        end
        example 577
        ![foo *bar*][foobar]

        [FOOBAR]: train.jpg "train & tracks"
        .
        <p><img src="train.jpg" alt="foo bar" title="train &amp; tracks" /></p>
        end
        example 578
        ![foo](train.jpg)
        .
        <p><img src="train.jpg" alt="foo" /></p>
        end
        example 579
        My ![foo bar](/path/to/train.jpg  "title"   )
        .
        <p>My <img src="/path/to/train.jpg" alt="foo bar" title="title" /></p>
        end
        example 580
        ![foo](<url>)
        .
        <p><img src="url" alt="foo" /></p>
        end
        example 581
        ![](/url)
        .
        <p><img src="/url" alt="" /></p>
        end
        example 582
        ![foo][bar]

        [bar]: /url
        .
        <p><img src="/url" alt="foo" /></p>
        end
        example 583
        ![foo][bar]

        [BAR]: /url
        .
        <p><img src="/url" alt="foo" /></p>
        end
        example 584
        ![foo][]

        [foo]: /url "title"
        .
        <p><img src="/url" alt="foo" title="title" /></p>
        end
        example 585
        ![*foo* bar][]

        [*foo* bar]: /url "title"
        .
        <p><img src="/url" alt="foo bar" title="title" /></p>
        end
        example 586
        ![Foo][]

        [foo]: /url "title"
        .
        <p><img src="/url" alt="Foo" title="title" /></p>
        end
        example 587
        ![foo] 
        []

        [foo]: /url "title"
        .
        <p><img src="/url" alt="foo" title="title" />
        []</p>
        end
        example 588
        ![foo]

        [foo]: /url "title"
        .
        <p><img src="/url" alt="foo" title="title" /></p>
        end
        example 589
        ![*foo* bar]

        [*foo* bar]: /url "title"
        .
        <p><img src="/url" alt="foo bar" title="title" /></p>
        end
        example 590
        ![[foo]]

        [[foo]]: /url "title"
        .
        <p>![[foo]]</p>
        <p>[[foo]]: /url &quot;title&quot;</p>
        end
        example 591
        ![Foo]

        [foo]: /url "title"
        .
        <p><img src="/url" alt="Foo" title="title" /></p>
        end
        example 592
        !\[foo]

        [foo]: /url "title"
        .
        <p>![foo]</p>
        end
        example 593
        \![foo]

        [foo]: /url "title"
        .
        <p>!<a href="/url" title="title">foo</a></p>
        end
        example 594
        <http://foo.bar.baz>
        .
        <p><a href="http://foo.bar.baz">http://foo.bar.baz</a></p>
        end
        example 595
        <https://foo.bar.baz/test?q=hello&id=22&boolean>
        .
        <p><a href="https://foo.bar.baz/test?q=hello&amp;id=22&amp;boolean">https://foo.bar.baz/test?q=hello&amp;id=22&amp;boolean</a></p>
        end
        example 596
        <irc://foo.bar:2233/baz>
        .
        <p><a href="irc://foo.bar:2233/baz">irc://foo.bar:2233/baz</a></p>
        end
        example 597
        <MAILTO:FOO@BAR.BAZ>
        .
        <p><a href="MAILTO:FOO@BAR.BAZ">MAILTO:FOO@BAR.BAZ</a></p>
        end
        example 598
        <a+b+c:d>
        .
        <p><a href="a+b+c:d">a+b+c:d</a></p>
        end
        example 599
        <made-up-scheme://foo,bar>
        .
        <p><a href="made-up-scheme://foo,bar">made-up-scheme://foo,bar</a></p>
        end
        example 600
        <https://../>
        .
        <p><a href="https://../">https://../</a></p>
        end
        example 601
        <localhost:5001/foo>
        .
        <p><a href="localhost:5001/foo">localhost:5001/foo</a></p>
        end
        example 602
        <https://foo.bar/baz bim>
        .
        <p>&lt;https://foo.bar/baz bim&gt;</p>
        end
        example 603
        <https://example.com/\[\>
        .
        <p><a href="https://example.com/%5C%5B%5C">https://example.com/\[\</a></p>
        end
        example 604
        <foo@bar.example.com>
        .
        <p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>
        end
        example 605
        <foo+special@Bar.baz-bar0.com>
        .
        <p><a href="mailto:foo+special@Bar.baz-bar0.com">foo+special@Bar.baz-bar0.com</a></p>
        end
        example 606
        <foo\+@bar.example.com>
        .
        <p>&lt;foo+@bar.example.com&gt;</p>
        end
        example 607
        <>
        .
        <p>&lt;&gt;</p>
        end
        example 608
        < https://foo.bar >
        .
        <p>&lt; https://foo.bar &gt;</p>
        end
        example 609
        <m:abc>
        .
        <p>&lt;m:abc&gt;</p>
        end
        example 610
        <foo.bar.baz>
        .
        <p>&lt;foo.bar.baz&gt;</p>
        end
        example 611
        https://example.com
        .
        <p>https://example.com</p>
        end
        example 612
        foo@bar.example.com
        .
        <p>foo@bar.example.com</p>
        end

        """#
}
