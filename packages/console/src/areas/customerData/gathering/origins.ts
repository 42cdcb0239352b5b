/** The origin that was meant, e.g. of an address that was copied from the address bar; undefined where there is none. */
export const originOf = (typed: string): string | undefined => {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || text.includes('*') || !URL.canParse(address)) return undefined;
  const { origin, hostname, username } = new URL(address);
  const local = hostname === 'localhost' || /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return username === '' && (local || hostname.includes('.')) ? origin : undefined;
};
