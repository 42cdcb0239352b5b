import * as z from 'zod/mini';
import { Id, known, Time } from '../fields.js';
import { channels } from './channels.js';

export const ChannelSchema = z.enum(channels);
/** The same as it is answered. */
export const ChannelReply = known(channels);

/** Who made a thing, and when it was made and last changed. */
export const authored = { createdBy: z.string(), createTime: Time, updateTime: Time };

/** An address on the web. */
export const WebAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/\S+$/i));

/** Money in fen, hundredths of a yuan: whole numbers add up. */
export const Money = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
/** The same as it is answered. */
export const MoneyReply = z.int();

/** Any number of ids up to 200, also none. */
export const Ids = z.array(Id).check(z.maxLength(200));

/** All ids of a list in their new order. */
export const NewOrder = z.array(Id).check(z.minLength(1), z.maxLength(200));

/** Whether a name is taken already. */
export const NameCheck = z.looseObject({ repeat: z.boolean() });

/** A place on the drawing board, in pixels from its origin. */
const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000));
export const place = { x: coordinate, y: coordinate };
