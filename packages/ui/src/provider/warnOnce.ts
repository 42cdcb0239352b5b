const warnings = {
  noProvider:
    '@console/ui: a widget stands outside of <ConsoleProvider> and is drawn without styles. Put one around your page: import { ConsoleProvider } from "@console/ui/provider".',
  noNonce:
    '@console/ui: the content security policy of this page refuses the styles that the widgets write. Give <ConsoleProvider nonce="…"> the nonce of its style-src, or put it into <meta property="csp-nonce" nonce="…">.',
} as const;

const said = new Set<keyof typeof warnings>();

/** Tells whoever builds the page, once for as long as it is open, what it lacks. */
export const warnOnce = (warning: keyof typeof warnings): void => {
  if (said.has(warning)) return;
  said.add(warning);
  // For whoever builds the page, not for its reader.
  // oxlint-disable-next-line no-console -- as above
  console.error(warnings[warning]);
};
