/** What stands above each call of the contract in a folder, by the name it is exported under. */
export declare const callDocs: (folder: string) => Promise<ReadonlyMap<string, string>>;
/** The module that holds them for the OpenAPI document. */
export declare const summariesModule: (docs: ReadonlyMap<string, string>) => string;
