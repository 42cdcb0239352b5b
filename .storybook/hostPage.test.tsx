/**
 * The widgets in a page whose own styles are as rude as those of real pages are: nothing of them is to be seen in a
 * widget, and nothing of the widgets in the page. The first story of a third of the files, others every day; with `LONG` of
 * each.
 */
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { lightTokens } from '../packages/ui/src/theme/index.js';
import preview from './preview.js';
import type { Stories } from './stories.js';
import { turningThings } from './turning.js';

const files = import.meta.glob<Stories>('../packages/ui/src/**/*.stories.tsx');

const rude = `
  * { margin: 0; padding: 0; border: 0 solid red; }
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 22px; }
  body {
    font: italic 700 27px/2.4 fantasy; letter-spacing: 3px; word-spacing: 7px; text-transform: uppercase;
    text-align: center; text-indent: 2em; text-shadow: 1px 1px red; color: red; white-space: pre; cursor: crosshair;
  }
  h1, h2, h3, h4 { margin: 40px; font: 900 44px/2 fantasy; color: lime; text-decoration: underline; }
  p, li, dd, figure, blockquote { margin: 3em; padding: 1em; color: green; line-height: 3; background: pink; }
  .article p, .article h2, .article li, .article a { margin: 50px; color: olive; }
  ul, ol { margin: 1em 0 1em 4em; list-style: square; }
  a { color: orange; text-decoration: wavy underline; border-bottom: 3px solid; }
  img, svg, video, canvas { display: block; width: 100%; max-width: 100%; height: auto; margin: 9px; border: 4px solid; }
  svg { fill: red; stroke: red; }
  button, input, select, textarea { min-height: 60px; border: 6px dotted; border-radius: 30px; background: yellow; font: 30px serif; text-transform: uppercase; }
  label, legend { display: block; font-weight: 900; letter-spacing: 5px; }
  table { width: 50%; border-collapse: collapse; } td, th, tr { padding: 22px; border: 5px solid; background: cyan; }
  code, pre, kbd, mark { padding: 9px; background: black; color: white; }
  strong, b, em, i, small, sup { color: blue; font-size: 200%; }
  header, footer, nav, article, aside { display: inline-block; padding: 30px; background: silver; }
`;

const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);
// What the frame of the stories says of the page once it is drawn.
beforeAll(() => {
  document.documentElement.style.colorScheme = 'light';
  document.body.style.background = lightTokens.sheet;
});

type Looks = ReadonlyMap<string, string>;

const BORDER = /^(border-.*)-(style|color)$/;

/** Colour and kind of a border that has no width. */
const isUnseen = (style: CSSStyleDeclaration, name: string): boolean => {
  const side = BORDER.exec(name)?.[1];
  return side !== undefined && style.getPropertyValue(`${side}-width`) === '0px';
};

/** Follows from everything else, and from the page that the widget stands in. */
const LAID_OUT =
  /^(width|height|inline-size|block-size|top|right|bottom|left|inset-.*|transform-origin|perspective-origin)$/;

/** Everything that the browser makes of the styles of an element, and of what stands before and after it. */
const looksOf = (element: Element): Looks => {
  const looks = new Map<string, string>();
  for (const pseudo of [null, '::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    // What does not exist has no looks.
    if (pseudo !== null && style.content === 'none') continue;
    for (const name of style)
      if (!LAID_OUT.test(name) && !isUnseen(style, name))
        looks.set(`${pseudo ?? ''} ${name}`, style.getPropertyValue(name));
  }
  return looks;
};

const described = (element: Element): string => {
  const { tagName, className, textContent } = element;
  return `<${tagName.toLowerCase()} class="${className}"> ${(textContent ?? '').slice(0, 20)}`;
};

const inWidgets = (): Element[] =>
  [...document.querySelectorAll('.cx-widget')].flatMap((root) => [root, ...root.querySelectorAll('*')]);

/** What changed about elements while a style sheet was on the page, a few of each kind. */
const changedBy = (css: string, elements: readonly Element[]): string[] => {
  const before = elements.map(looksOf);
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  try {
    return elements.flatMap((element, at) => {
      const now = looksOf(element);
      const changed = [...(before[at] ?? [])].filter(([name, value]) => now.get(name) !== value);
      return changed.slice(0, 4).map(([name, value]) => `${described(element)}: ${name} ${value} → ${now.get(name)}`);
    });
  } finally {
    sheet.remove();
  }
};

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';

const outside = (): HTMLElement => {
  const page = document.createElement('main');
  page.innerHTML =
    '<h1>h</h1><p>p <a href="#a">a</a></p><ul><li>l</li></ul><button>b</button><input value="i"><table><tr><td>t</td></tr></table><svg></svg>';
  return page;
};

let host: HTMLElement | undefined;
afterEach(() => {
  document.body.classList.remove('article');
  host?.remove();
  still.remove();
});

/** Files whose usual story draws nothing of ours yet, controls of antd alone, or a part of a widget. */
const NOTHING_OF_OURS =
  /(BottomSheet|SideDrawer|AsyncSelect|RemoteSelect|ConsoleProvider|states|PathEvidence)\.stories\.tsx$/;

it.each(turningThings(Object.entries(files), 3))('%s', async (file, load) => {
  const { default: meta, ...stories } = await load();
  // By the alphabet the first is often Empty, where some draw nothing at all.
  const [first] = Object.entries(stories);
  const [name, story] = stories['Usual'] ? (['Usual', stories['Usual']] as const) : (first ?? []);
  if (name === undefined || story === undefined) throw new Error('A file of stories without one');
  host = outside();
  document.body.append(host);
  document.head.append(still);
  const page = [document.documentElement, document.body, host, ...host.querySelectorAll('*')];
  const looked = page.map(looksOf);
  const { play: _play, ...quiet } = story;
  const { play: _all, ...described } = meta;
  await composeStory(quiet, described, undefined, name).run();

  // The widgets' own styles have changed nothing outside.
  page.forEach((element, at) => {
    const [was, is] = [looked[at] ?? new Map<string, string>(), looksOf(element)];
    expect([...was].filter(([key, value]) => is.get(key) !== value)).toEqual([]);
  });

  const widgets = inWidgets();
  expect(widgets.length > 0 || NOTHING_OF_OURS.test(file)).toBe(true);
  document.body.classList.add('article');
  expect(changedBy(rude, widgets).slice(0, 12)).toEqual([]);
});
