// Writes screenshots with a palette, which makes them a quarter as large, and several of them as one animation (APNG).
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The pixels of a PNG file of 8 bits per channel, without interlacing, as Chromium writes it: three bytes per pixel. */
export function decode(png) {
  const data = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = body[9] === 6 ? 4 : 3;
    } else if (type === 'IDAT') data.push(body);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : rows[y * stride + x - channels];
      const up = y === 0 ? 0 : rows[(y - 1) * stride + x];
      const corner = x < channels || y === 0 ? 0 : rows[(y - 1) * stride + x - channels];
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      rows[y * stride + x] = raw[y * (stride + 1) + 1 + x] + added;
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) rows.copy(pixels, i * 3, i * channels, i * channels + 3);
  return { width, height, pixels };
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The 256 most frequent colours of some pictures, and a function that returns the nearest of them. */
function paletteOf(pictures) {
  const counts = new Map();
  for (const { pixels } of pictures) {
    for (let i = 0; i < pixels.length; i += 3) {
      const colour = pixels.readUIntBE(i, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const colours = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([colour]) => colour);
  const known = new Map(colours.map((colour, index) => [colour, index]));
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const nearest = (colour) => {
    if (known.has(colour)) return known.get(colour);
    const wanted = parts(colour);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    colours.forEach((candidate, index) => {
      const distance = parts(candidate).reduce((sum, part, i) => sum + (part - wanted[i]) ** 2, 0);
      if (distance < least) [best, least] = [index, distance];
    });
    known.set(colour, best);
    return best;
  };
  return { bytes: Buffer.from(colours.flatMap(parts)), nearest };
}

function chunk(type, body) {
  const head = Buffer.from(type, 'latin1');
  const framed = Buffer.alloc(12 + body.length);
  framed.writeUInt32BE(body.length, 0);
  head.copy(framed, 4);
  body.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
}

function numbers(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value, i * 4);
  });
  return bytes;
}

function packed({ width, height, pixels }, nearest) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = nearest(pixels.readUIntBE((y * width + x) * 3, 3));
  }
  return deflateSync(rows, { level: 9, memLevel: 9 });
}

/** A PNG file with a palette. Several pictures of the same size are an animation; each is shown for its number of milliseconds. */
export function encode(pictures, delays = []) {
  const [{ width, height }] = pictures;
  const { bytes, nearest } = paletteOf(pictures);
  const header = Buffer.concat([numbers(width, height), Buffer.from([8, 3, 0, 0, 0])]);
  const chunks = [chunk('IHDR', header), chunk('PLTE', bytes)];
  const isAnimated = pictures.length > 1;
  if (isAnimated) chunks.push(chunk('acTL', numbers(pictures.length, 0)));
  let sequence = 0;
  pictures.forEach((picture, i) => {
    const data = packed(picture, nearest);
    if (isAnimated) {
      const delay = Buffer.alloc(6);
      delay.writeUInt16BE(delays[i] ?? 100, 0);
      delay.writeUInt16BE(1000, 2);
      chunks.push(chunk('fcTL', Buffer.concat([numbers(sequence++, width, height, 0, 0), delay])));
    }
    if (i === 0) chunks.push(chunk('IDAT', data));
    else chunks.push(chunk('fdAT', Buffer.concat([numbers(sequence++), data])));
  });
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}
