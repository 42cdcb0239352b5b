/** What a server made of a story. */
export type Drawn = { readonly html: string } | { readonly thrown: string };

/** By file and by name of the story. */
export type ServerDrawn = Readonly<Record<string, Readonly<Record<string, Drawn>>>>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders the stories of files, named from the root of the repository, in a Node of their own. */
    renderOnServer: (files: readonly string[]) => Promise<ServerDrawn>;
  }
}
