/** The words of a text, for long lists of them. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
