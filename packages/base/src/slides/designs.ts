import type { SlideDesign } from './measured.js';

/** Without serifs: what Office on Windows has, then what other systems have. */
const sans = {
  heading: 'Microsoft YaHei',
  body: 'Microsoft YaHei',
  latin: 'Arial',
  fallbacks: ['PingFang SC', 'Noto Sans CJK SC', 'Source Han Sans SC', 'SimHei'],
} as const;

const serif = {
  heading: 'SimSun',
  body: 'SimSun',
  latin: 'Times New Roman',
  fallbacks: ['Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'STSong'],
} as const;

/** What decks can look like. The first is the one of those that do not choose. */
export const slideDesigns: readonly SlideDesign[] = [
  {
    id: 'association',
    name: { zh: '协会蓝', en: 'Association blue' },
    ground: '#ffffff',
    text: '#1b1f27',
    muted: '#474d58',
    accent: '#2468e8',
    cover: '#123a86',
    onCover: '#ffffff',
    rule: '#c9ced6',
    series: ['#2468e8', '#7b8494', '#c2410c', '#0f766e', '#8b3fd1', '#a16207', '#be185d', '#3f6212'],
    fonts: sans,
    motif: 'none',
  },
  {
    id: 'report',
    name: { zh: '公文', en: 'Report' },
    ground: '#ffffff',
    text: '#1a1a1a',
    muted: '#4d4d4d',
    accent: '#b42318',
    cover: '#8f1d14',
    onCover: '#ffffff',
    rule: '#d0ccc8',
    series: ['#b42318', '#6b7280', '#b45309', '#1d4ed8', '#0f766e', '#7c3aed', '#4d7c0f', '#9d174d'],
    fonts: serif,
    motif: 'top',
  },
  {
    id: 'court',
    name: { zh: '木地板', en: 'Court' },
    ground: '#fdf8f1',
    text: '#2b2118',
    muted: '#5c4a3a',
    accent: '#b8480b',
    cover: '#7a2e08',
    onCover: '#fff7ed',
    rule: '#dccbb6',
    series: ['#b8480b', '#8a7560', '#1e6091', '#3d6b35', '#8d3b72', '#94640c', '#39558f', '#a32638'],
    fonts: sans,
    motif: 'mark',
  },
  {
    id: 'plain',
    name: { zh: '简白', en: 'Plain' },
    ground: '#f7f8fa',
    text: '#111827',
    muted: '#4b5563',
    accent: '#0f766e',
    cover: '#e6eff0',
    onCover: '#10302f',
    rule: '#cbd2da',
    series: ['#0f766e', '#6b7280', '#b45309', '#2563eb', '#9333ea', '#be123c', '#4d7c0f', '#0e7490'],
    fonts: sans,
    motif: 'side',
  },
  {
    id: 'night',
    name: { zh: '夜场', en: 'Night game' },
    ground: '#0f172a',
    text: '#f1f5f9',
    muted: '#b6c2d2',
    accent: '#60a5fa',
    cover: '#020617',
    onCover: '#f8fafc',
    rule: '#3b4a61',
    series: ['#60a5fa', '#94a3b8', '#fb923c', '#34d399', '#c084fc', '#facc15', '#f472b6', '#a3e635'],
    fonts: sans,
    motif: 'mark',
  },
  {
    id: 'arena',
    name: { zh: '球馆', en: 'Arena' },
    ground: '#18181b',
    text: '#fafafa',
    muted: '#c4c4cc',
    accent: '#fb923c',
    cover: '#0c0a09',
    onCover: '#fff7ed',
    rule: '#47474f',
    series: ['#fb923c', '#a1a1aa', '#38bdf8', '#4ade80', '#e879f9', '#fde047', '#f87171', '#2dd4bf'],
    fonts: sans,
    motif: 'side',
  },
  {
    id: 'ink',
    name: { zh: '水墨', en: 'Ink' },
    ground: '#f5f2ea',
    text: '#22211e',
    muted: '#514e47',
    accent: '#7a1f1f',
    cover: '#2a2a28',
    onCover: '#f5f2ea',
    rule: '#cfc8b8',
    series: ['#7a1f1f', '#77736a', '#2f5d62', '#8a5a0b', '#4a4e8c', '#56702c', '#8c3a63', '#3a3a38'],
    fonts: serif,
    motif: 'mark',
  },
];

const [first] = slideDesigns;

/** The design with this id; the first of all where there is none. */
export const slideDesignOf = (id: string): SlideDesign => {
  const found = slideDesigns.find((design) => design.id === id) ?? first;
  if (found === undefined) throw new RangeError('There are no designs');
  return found;
};

/** Fonts that a file may name: others would be replaced by whatever is there. */
export const exportFonts: ReadonlySet<string> = new Set(
  slideDesigns.flatMap(({ fonts }) => [fonts.heading, fonts.body, fonts.latin, ...fonts.fallbacks]),
);

const quoted = (name: string): string => `"${name.replaceAll(/["\\]/g, '')}"`;

/**
 * Fonts of a text for a browser, as `font-family` takes them: Latin letters from the Latin font, as in the file, then the
 * Chinese one and what replaces it.
 */
export const fontFamilyOf = (design: SlideDesign, font: string): string => {
  const kind = /times|georgia|serif/i.test(design.fonts.latin) ? 'serif' : 'sans-serif';
  return [...[design.fonts.latin, font, ...design.fonts.fallbacks].map(quoted), kind].join(', ');
};
