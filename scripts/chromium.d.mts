/** Undefined: the test tool looks for a browser of its own. */
export declare const chromiumPath: () => string | undefined;
export declare const chromiumArguments: string[];
