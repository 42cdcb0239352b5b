import { AddressNotAllowed, callOutside, NoReply } from '../../../outbound/index.js';

export interface WayPicture {
  readonly bytes: Uint8Array;
  readonly type: string;
}

const PATIENCE = 10_000;
const MOST_BYTES = 500_000;

/** The picture that WeCom draws of a way. Null: there is none to be had at this address; `later`: it was not reached. */
export const fetchWayPicture = async (
  address: string,
  allowed: readonly string[],
): Promise<WayPicture | 'later' | null> => {
  if (!URL.canParse(address)) return null;
  try {
    const reply = await callOutside({
      url: new URL(address),
      method: 'GET',
      headers: { accept: 'image/*' },
      timeout: PATIENCE,
      mostBytes: MOST_BYTES,
      allowed,
    });
    const type = /^image\/(?:png|jpeg|gif|webp)/.exec(reply.type)?.[0];
    return reply.status !== 200 || reply.cut || type === undefined ? null : { bytes: reply.body, type };
  } catch (error) {
    if (error instanceof NoReply) return 'later';
    if (error instanceof AddressNotAllowed) return null;
    throw error;
  }
};
