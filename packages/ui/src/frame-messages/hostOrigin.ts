/** The origin of the page around, where the browser tells. */
export const hostOrigin = (): string | undefined => {
  const [direct] = Array.from(location.ancestorOrigins ?? []);
  if (direct !== undefined) return direct;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
};
