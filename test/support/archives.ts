/** Small archives of files in memory, written byte by byte, so that tests can make those that programs do not write. */
import { deflateRawSync } from 'node:zlib';

export interface PackedText {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  /** Instead of what belongs there. */
  readonly flags?: number;
  readonly method?: number;
  readonly crc?: number;
  /** Sizes and offsets are in the 64-bit fields. */
  readonly wide?: boolean;
  /** Sizes are after the content, not before it. */
  readonly descriptor?: boolean;
}

const bytesOf = (content: string | Uint8Array): Buffer => Buffer.from(content);

function checksum(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

const u16 = (value: number): Buffer => Buffer.from([value & 255, value >>> 8]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** A ZIP archive. `wide`: with the 64-bit end record. */
export function zipOf(
  files: readonly PackedText[],
  { wide = false, comment = '', prefix = '' } = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from(prefix)];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const plain = bytesOf(file.content);
    const packed = file.stored ? plain : deflateRawSync(plain);
    const name = Buffer.from(file.name);
    const crc = file.crc ?? checksum(plain);
    const flags = (file.flags ?? 0) | (file.descriptor ? 8 : 0);
    const method = file.method ?? (file.stored ? 0 : 8);
    const common = [u16(20), u16(flags), u16(method), u32(0)];
    const early = file.descriptor
      ? [u32(0), u32(0), u32(0)]
      : [u32(crc), u32(packed.length), u32(plain.length)];
    const local = Buffer.concat([
      u32(0x04034b50),
      ...common,
      ...early,
      u16(name.length),
      u16(4),
      name,
      Buffer.from('\xff\xff\0\0', 'latin1'),
      packed,
    ]);
    const tail = file.descriptor
      ? Buffer.concat([u32(0x08074b50), u32(crc), u32(packed.length), u32(plain.length)])
      : Buffer.alloc(0);
    const extra = file.wide
      ? Buffer.concat([u16(1), u16(24), u64(plain.length), u64(packed.length), u64(at)])
      : Buffer.alloc(0);
    const sizes = file.wide ? [u32(0xffffffff), u32(0xffffffff)] : [u32(packed.length), u32(plain.length)];
    directory.push(
      Buffer.concat([
        ...[
          u32(0x02014b50),
          u16(20),
          ...common,
          u32(crc),
          ...sizes,
          u16(name.length),
          u16(extra.length),
          u16(0),
        ],
        ...[u16(0), u16(0), u32(0), u32(file.wide ? 0xffffffff : at), name, extra],
      ]),
    );
    parts.push(local, tail);
    at += local.length + tail.length;
  }
  const listed = Buffer.concat(directory);
  const start = at;
  parts.push(listed);
  if (wide) {
    parts.push(
      Buffer.concat([
        u32(0x06064b50),
        u64(44),
        u16(45),
        u16(45),
        u32(0),
        u32(0),
        u64(files.length),
        u64(files.length),
        u64(listed.length),
        u64(start),
      ]),
    );
    parts.push(Buffer.concat([u32(0x07064b50), u32(0), u64(start + listed.length), u32(1)]));
  }
  const [count, size, offset] = wide
    ? [0xffff, 0xffffffff, 0xffffffff]
    : [files.length, listed.length, start];
  const note = Buffer.from(comment);
  parts.push(
    Buffer.concat([
      u32(0x06054b50),
      u16(0),
      u16(0),
      u16(count),
      u16(count),
      u32(size),
      u32(offset),
      u16(note.length),
      note,
    ]),
  );
  return Buffer.concat(parts);
}

/** A block of a tar archive with its content, padded. */
export function tarBlock(name: string, content: string | Uint8Array, kind = '0', prefix = ''): Buffer {
  const bytes = bytesOf(content);
  const header = Buffer.alloc(512);
  header.write(name.slice(0, 100), 0);
  header.write('0000644\0', 100);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(kind, 156, 'latin1');
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

export const tarOf = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.concat([
    ...Object.entries(files).map(([name, content]) => tarBlock(name, content)),
    Buffer.alloc(1024),
  ]);
