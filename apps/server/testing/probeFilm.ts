import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { findFfprobe } from '../../../scripts/ffprobe.ts'

const probed = z.object({
  streams: z.array(
    z.object({
      codec_name: z.string(),
      profile: z.string().optional(),
      width: z.number(),
      height: z.number(),
      pix_fmt: z.string(),
      avg_frame_rate: z.string(),
      nb_read_frames: z.coerce.number(),
      color_space: z.string().optional(),
      color_range: z.string().optional(),
      tags: z.record(z.string(), z.string()).default({}),
    }),
  ),
  format: z.object({ duration: z.coerce.number() }),
})

/** What a program of others reads of a film: its one stream, with every frame decoded, and its seconds. */
export function probeFilm(path: string) {
  const words = ['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json', path]
  const { streams, format } = probed.parse(JSON.parse(execFileSync(findFfprobe(), words, { encoding: 'utf8' })))
  const [stream, ...others] = streams
  if (!stream || others.length > 0) throw new Error(`${path} has ${streams.length} streams.`)
  return { ...stream, seconds: format.duration }
}

/** One frame of a film as a program of others decodes it, a PNG. */
export function frameOfFilm(path: string, frame: number): Buffer {
  const ffmpeg = findFfprobe().replace(/ffprobe(?=(\.exe)?$)/, 'ffmpeg')
  const words = [
    '-v',
    'error',
    '-i',
    path,
    '-vf',
    `select=eq(n\\,${frame})`,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
    '-',
  ]
  return execFileSync(ffmpeg, words, { maxBuffer: 50e6 })
}
