/** Previews are pictures of other people's screens: their colours are those of the phones, whatever the console's theme. */
export const phone = {
  paper: '#ffffff',
  text: '#161b26',
  second: '#5a6270',
  bubble: '#e9e9eb',
  link: '#1b59cf',
  filled: '#8fb4ff',
  missing: '#945200',
  chat: '#ededed',
  card: '#ffffff',
  cardLine: '#e9e9e9',
  cardArrow: '#8a8f99',
  avatar: '#2468e8',
  onAvatar: '#ffffff',
} as const;

/** The two lock screens. */
export const lockScreens = {
  light: {
    frame: '#1d2026',
    back: '#cfdcf2',
    text: '#161b26',
    note: '#f5f8fd',
    second: '#515b6b',
    missing: '#7a4300',
    filled: '#6f9cf5',
    island: '#0b0d10',
  },
  dark: {
    frame: '#343a45',
    back: '#10151f',
    text: '#eef1f6',
    note: '#2a303b',
    second: '#b4bcc9',
    missing: '#f0b34b',
    filled: '#5b7fc4',
    island: '#000000',
  },
} as const;
