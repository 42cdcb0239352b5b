/** A JPEG that says how its camera was held: 6 wants to be turned clockwise to be seen upright, 8 the other way round. */
export const orientedJpeg = (jpg: Uint8Array, orientation: 1 | 3 | 6 | 8): Uint8Array => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*', 'latin1'), Buffer.alloc(22)]);
  exif.writeUInt32BE(8, 10);
  // One entry: the orientation, a single short number.
  exif.writeUInt16BE(1, 14);
  exif.writeUInt16BE(0x01_12, 16);
  exif.writeUInt16BE(3, 18);
  exif.writeUInt32BE(1, 20);
  exif.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpg.subarray(0, 2), head, exif, jpg.subarray(2)]);
};
