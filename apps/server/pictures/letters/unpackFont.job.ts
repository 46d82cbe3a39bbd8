import { shelf } from './shelf.ts'

/** A font file unpacked to TrueType or OpenType. */
export const run = async (name: string): Promise<Buffer> => Buffer.from(await shelf.read(name))
