import pg from 'pg';
import { turns } from './turns.js';

interface Options {
  readonly url: string;
  readonly onError: (error: Error) => void;
}

type OnNotify = (payload: string) => void;

/** LISTEN on a connection of its own, opened at the first need and again whenever it is lost. */
export const postgresListener = ({ url, onError }: Options) => {
  // A connection takes one statement at a time.
  const inTurn = turns();
  const channels = new Map<string, Set<OnNotify>>();
  let connection: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let wait = 250;
  let closed = false;

  const lost = (error: Error) => {
    if (closed) return;
    connection = null;
    onError(error);
    retry ??= setTimeout(reconnect, wait);
    wait = Math.min(wait * 2, 10_000);
  };

  const reconnect = async () => {
    retry = null;
    try {
      if (channels.size > 0) await connect();
    } catch (error) {
      lost(error instanceof Error ? error : new Error('listening failed', { cause: error }));
    }
  };

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const end = () => client.end().catch(() => undefined);
    let failed = false;
    client.on('notification', ({ channel, payload }) => {
      for (const one of channels.get(channel) ?? []) one(payload ?? '');
    });
    const fail = (error: Error) => {
      if (failed) return;
      failed = true;
      void end();
      lost(error);
    };
    client.on('error', fail);
    client.on('end', () => fail(new Error('the listening connection has ended')));
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      failed = true;
      await end();
      throw error;
    }
    wait = 250;
    return client;
  };

  const connect = (): Promise<pg.Client> => {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  return {
    listen: async (channel: string, onNotify: OnNotify) => {
      const these = channels.get(channel) ?? new Set<OnNotify>();
      channels.set(channel, these);
      these.add(onNotify);
      const client = await connect();
      await inTurn(() => client.query(`listen ${client.escapeIdentifier(channel)}`));
      return async () => {
        these.delete(onNotify);
        if (these.size > 0 || channels.get(channel) !== these) return;
        channels.delete(channel);
        const current = await connection?.catch(() => null);
        if (current)
          await inTurn(() => current.query(`unlisten ${current.escapeIdentifier(channel)}`)).catch(() => undefined);
      };
    },
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      const client = await connection?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
};
