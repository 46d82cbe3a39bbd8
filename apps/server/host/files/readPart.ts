import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Settings } from '../settings.ts'

/** A part of a file: from its first byte to its last, both counted. */
export interface Part {
  start: number
  end: number
}

/** Reads parts of stored files, out of a folder or out of a bucket, where the disk reads whole ones only. */
export function openParts(
  { s3 }: Pick<Settings, 's3'>,
  folder: string,
): (name: string, part: Part) => Promise<Readable> {
  if (!s3) return async (name, { start, end }) => createReadStream(join(folder, name), { start, end })
  const opening = import('@aws-sdk/client-s3').then(({ S3Client, GetObjectCommand }) => {
    const client = new S3Client({
      region: s3.region,
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return (Key: string, Range: string) => client.send(new GetObjectCommand({ Bucket: s3.bucket, Key, Range }))
  })
  // Whoever reads first is told.
  opening.catch(() => undefined)
  return async (name, { start, end }) => {
    const { Body } = await (await opening)(name, `bytes=${start}-${end}`)
    if (!(Body instanceof Readable)) throw new Error(`The bucket gave nothing of ${name}.`)
    return Body
  }
}
