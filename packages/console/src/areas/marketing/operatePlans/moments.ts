import { formatDateTime } from '@console/base';
import { inShanghai } from '../../../time/inShanghai.js';

/** A moment, ISO 8601, as the calls take it. */
export const momentOf = (time: string): string => formatDateTime(inShanghai(new Date(time)));
