import type { Config } from '../config.js';
import type { Logger } from '../log.js';
import { openApp } from '../openApp.js';
import { loadDictionary } from '../retrieval/index.js';
import { DEMO_PASSWORD, prepareFolder, writeMarker } from './demoFolder.js';
import { markAsDemo } from './demoMark.js';
import { type DemoProgress, fillDemo } from './fillDemo.js';

export interface MakeOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Makes it anew where there is one. */
  readonly reset: boolean;
  readonly onCrash: (error: Error) => void;
  readonly onProgress?: (progress: DemoProgress) => void;
}

/**
 * Fills the data folder with the demo world; false where it is filled already. Answers are quotes even where a model is
 * configured, so that the world comes out the same. Throws `NotADemo` and `FolderInUse`.
 */
export const makeDemo = async ({ config, log, reset, onCrash, onProgress }: MakeOptions): Promise<boolean> => {
  const { dataDir } = config;
  if (!(await prepareFolder(dataDir, { reset }))) return false;
  loadDictionary();
  const closing = new AbortController();
  const quiet: Config = {
    ...config,
    adminPassword: DEMO_PASSWORD,
    llm: undefined,
    embedding: undefined,
    // Where what plans send goes while the world is made; whoever serves it does not call there.
    functionHosts: ['127.0.0.1'],
  };
  const { app, db, close } = await openApp({ config: quiet, log, closing: closing.signal, onCrash });
  try {
    await markAsDemo(db);
    await fillDemo({ app, db, onProgress });
  } finally {
    closing.abort();
    await app.stop();
    await close();
  }
  await writeMarker(dataDir, { state: 'ready', made: new Date().toISOString() });
  return true;
};
