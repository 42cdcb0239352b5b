import type { WeComProblem } from '@console/api/contract';
import type { VendorFailure } from '../channels/callVendor.js';

/** What a call that came to nothing means to people. */
export const problemOf = (failure: VendorFailure): WeComProblem => {
  if (failure.state === 'unknown') return 'unreachable';
  if (failure.state === 'later')
    return failure.fault === undefined || failure.fault === 'busy' ? 'busy' : 'unreachable';
  return failure.reason === 'account' ? 'account' : 'other';
};
