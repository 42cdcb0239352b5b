/** What a server made of a story. */
export type Drawn = { readonly html: string } | { readonly thrown: string };

/** By file and by name of the story. */
export type ServerDrawn = Readonly<Record<string, Readonly<Record<string, Drawn>>>>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders stories, by name under their files as named from the root of the repository, in a Node of their own. */
    renderOnServer: (stories: Readonly<Record<string, readonly string[]>>) => Promise<ServerDrawn>;
  }
}
