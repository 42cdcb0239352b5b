import 'styled-components';

/** Everything that is not antd's own token: surfaces, evidence, menu, status, charts, page images, elevation. */
export interface Tokens {
  canvas: string;
  sunken: string;
  sheet: string;
  raised: string;
  hover: string;
  press: string;
  mask: string;
  track: string;
  thumb: string;
  line: string;
  line2: string;
  line3: string;
  text: string;
  text2: string;
  text3: string;
  text4: string;
  onSolid: string;
  brand: string;
  solid: string;
  solidHover: string;
  solidPress: string;
  link: string;
  linkOnTint: string;
  tint: string;
  tint2: string;
  tintLine: string;
  focus: string;
  focusHalo: string;
  menu: string;
  menuText: string;
  evidence: string;
  evidenceLine: string;
  evidenceBg: string;
  evidenceFill: string;
  idleLine: string;
  idleFill: string;
  ok: string;
  okBg: string;
  okDot: string;
  warn: string;
  warnBg: string;
  warnDot: string;
  error: string;
  errorBg: string;
  errorDot: string;
  danger: string;
  badge: string;
  onDanger: string;
  cover: string;
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  chartPrevious: string;
  chartSoft: string;
  chartGrid: string;
  paper: string;
  paperDim: string;
  ink: string;
  ink2: string;
  /** The drawing beside the sign-in form: ground, lines, measures and their words, the lit semicircle. */
  art: string;
  artLine: string;
  artMeasure: string;
  artText: string;
  artLit: string;
  shadow1: string;
  shadow2: string;
  shadow3: string;
}

declare module 'styled-components' {
  // Styles read tokens off the theme; this gives them their names.
  export interface DefaultTheme extends Tokens {}
}

export const lightTokens: Tokens = {
  canvas: '#f3f5f8',
  sunken: '#f8f9fb',
  sheet: '#ffffff',
  raised: '#ffffff',
  hover: 'rgba(22, 27, 38, .045)',
  press: 'rgba(22, 27, 38, .08)',
  mask: 'rgba(15, 19, 28, .42)',
  track: '#e9ecf1',
  thumb: '#ffffff',
  line: '#e5e8ee',
  line2: '#cfd5df',
  line3: '#8590a2',
  text: '#161b26',
  text2: '#475061',
  text3: '#626c7d',
  text4: '#9aa3b2',
  onSolid: '#ffffff',
  brand: '#4385ff',
  solid: '#2468e8',
  solidHover: '#1b59cf',
  solidPress: '#164aae',
  link: '#2468e8',
  linkOnTint: '#1b59cf',
  tint: '#eef4ff',
  tint2: '#dfeaff',
  tintLine: '#b3cdff',
  focus: '#4385ff',
  focusHalo: 'rgba(67, 133, 255, .22)',
  menu: '#5a66ff',
  menuText: '#444fe0',
  evidence: '#8a5a00',
  evidenceLine: '#b97900',
  evidenceBg: '#fff1c9',
  evidenceFill: 'rgba(255, 190, 0, .34)',
  idleLine: 'rgba(36, 104, 232, .5)',
  idleFill: 'rgba(67, 133, 255, .07)',
  ok: '#0b7a45',
  okBg: '#e9f7ef',
  okDot: '#18a35f',
  warn: '#945200',
  warnBg: '#fff5e0',
  warnDot: '#c97800',
  error: '#c9281c',
  errorBg: '#fff0ee',
  errorDot: '#e0453a',
  danger: '#c9281c',
  badge: '#c9281c',
  onDanger: '#ffffff',
  cover: '#5790fb',
  chart1: '#3377f5',
  chart2: '#0c9488',
  chart3: '#d07f00',
  chart4: '#c93f74',
  chart5: '#64748b',
  chartPrevious: '#8590a2',
  chartSoft: '#dbe7fe',
  chartGrid: '#edf0f4',
  paper: '#ffffff',
  paperDim: '1',
  ink: '#1b1f27',
  ink2: '#565d69',
  art: '#edf3fe',
  artLine: '#4385ff',
  artMeasure: '#8fb3f7',
  artText: '#47608f',
  artLit: 'rgba(255, 190, 0, .34)',
  shadow1: '0 1px 2px rgba(16, 24, 40, .05)',
  shadow2:
    '0 0 0 1px rgba(16, 24, 40, .06), 0 4px 8px -2px rgba(16, 24, 40, .06), 0 12px 24px -4px rgba(16, 24, 40, .1)',
  shadow3:
    '0 0 0 1px rgba(16, 24, 40, .06), 0 8px 16px -4px rgba(16, 24, 40, .08), 0 24px 48px -8px rgba(16, 24, 40, .18)',
};

export const darkTokens: Tokens = {
  canvas: '#0d1015',
  sunken: '#11151b',
  sheet: '#14181f',
  raised: '#1b2029',
  hover: 'rgba(233, 236, 241, .055)',
  press: 'rgba(233, 236, 241, .1)',
  mask: 'rgba(4, 6, 9, .62)',
  track: '#262c36',
  thumb: '#2d3541',
  line: '#252b35',
  line2: '#363e4b',
  line3: '#6c7789',
  text: '#e9ecf1',
  text2: '#abb4c2',
  text3: '#8a94a4',
  text4: '#5b6474',
  onSolid: '#ffffff',
  brand: '#4385ff',
  solid: '#2468e8',
  solidHover: '#1b59cf',
  solidPress: '#164aae',
  link: '#7aa8ff',
  linkOnTint: '#7aa8ff',
  tint: '#17233b',
  tint2: '#1d2f52',
  tintLine: '#2f4d85',
  focus: '#5b93ff',
  focusHalo: 'rgba(91, 147, 255, .28)',
  menu: '#7d87ff',
  menuText: '#8f98ff',
  evidence: '#f5c451',
  evidenceLine: '#c98f14',
  evidenceBg: '#3a2f10',
  evidenceFill: 'rgba(245, 180, 0, .42)',
  idleLine: 'rgba(36, 104, 232, .55)',
  idleFill: 'rgba(67, 133, 255, .1)',
  ok: '#4cc38a',
  okBg: '#12291f',
  okDot: '#35a873',
  warn: '#f0b34b',
  warnBg: '#2c2312',
  warnDot: '#d9962b',
  error: '#ff8a80',
  errorBg: '#331a1a',
  errorDot: '#ea5b51',
  danger: '#ff8a80',
  badge: '#d4301f',
  onDanger: '#2a0f0d',
  cover: '#4a74c4',
  chart1: '#5b93ff',
  chart2: '#2cb5a6',
  chart3: '#e09a2b',
  chart4: '#e0709b',
  chart5: '#8b98ab',
  chartPrevious: '#6c7789',
  chartSoft: '#1d2f52',
  chartGrid: '#1f252e',
  paper: '#dfe2e7',
  paperDim: '.87',
  ink: '#15181e',
  ink2: '#474d58',
  art: '#0e1522',
  artLine: '#4a7ee0',
  artMeasure: '#3d5f96',
  artText: '#8ba6d4',
  artLit: 'rgba(245, 180, 0, .26)',
  shadow1: '0 1px 2px rgba(0, 0, 0, .3)',
  shadow2: '0 0 0 1px rgba(255, 255, 255, .09), 0 12px 24px -4px rgba(0, 0, 0, .5)',
  shadow3: '0 0 0 1px rgba(255, 255, 255, .1), 0 24px 48px -8px rgba(0, 0, 0, .65)',
};

const names = Object.keys(lightTokens).filter((name): name is keyof Tokens => name in lightTokens);

const variable = (name: string): string => `--cx-${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;

/** The declarations that give every token its value, for one rule of a stylesheet. */
export const tokenDeclarations = (tokens: Tokens): string =>
  names.map((name) => `${variable(name)}: ${tokens[name]};`).join('\n');

const reference = (name: keyof Tokens): string => `var(${variable(name)})`;

/** Every token as a reference to its variable: what styles are written with, the same in both themes. */
export const tokens: Tokens = names.reduce<Tokens>((all, name) => ({ ...all, [name]: reference(name) }), {
  ...lightTokens,
});
