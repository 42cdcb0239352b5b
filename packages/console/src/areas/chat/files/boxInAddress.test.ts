import { describe, expect, it } from 'vitest';
import { boxIn, toAddress } from './boxInAddress.js';

describe('a box in the address', () => {
  it('is the one that was drawn, to the pixel around it', () => {
    expect(boxIn(toAddress({ fileId: 'f-1', position: [3, 10.2, 300.4, 20.9, 80.1] }))).toEqual({
      fileId: 'f-1',
      position: [3, 10, 301, 20, 81],
    });
  });

  it.each(['', 'f1', 'f1~0,1,2,3,4', 'f1~1,5,2,3,4', 'f1~1,1,2,9,4', '../x~1,1,2,3,4', 'f1~1,1,2,3'])(
    'is none where it says %j',
    (value) => {
      expect(boxIn(value)).toBeNull();
    },
  );
});
