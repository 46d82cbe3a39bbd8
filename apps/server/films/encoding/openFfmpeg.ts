import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { toHex } from '@toile/craft/colors/color.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Encoder, Encoding } from './encoder.ts'
import type { Ffmpeg } from './findFfmpeg.ts'

const words = (line: string) => line.split(' ')

/** As browsers read colours that nothing else is said of. */
const colors = words('-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv')
const toVideo = (format: string) => `scale=out_color_matrix=bt709:out_range=tv,format=${format}`

/** A key frame every half second, so that scrubbing finds its place. */
const keys = (rate: number) => `-g ${Math.round(rate / 2)}`

/** H.264 that every browser plays, with what a player reads first at its beginning. */
const mp4 = (encoder: string, { rate }: Encoding) =>
  words(`-c:v ${encoder} -profile:v main -preset medium -crf 19 ${keys(rate)} -movflags +faststart -f mp4`)

const webm = (encoder: string, { rate }: Encoding) =>
  words(
    `-c:v ${encoder} -crf 26 -b:v ${encoder === 'libvpx' ? '4M' : '0'} ${keys(rate)} -deadline good -cpu-used 4 -row-mt 1 -auto-alt-ref 0 -f webm`,
  )

function wordsOf(ffmpeg: Ffmpeg, form: 'mp4' | 'webm', encoding: Encoding): string[] {
  const { path, width, height, rate, ground, seenThrough } = encoding
  const kept = seenThrough && form === 'webm'
  const behind = ground && !kept ? `color=c=0x${toHex(ground).slice(1)}:s=${width}x${height}:r=${rate}[behind]` : null
  const picture = toVideo(kept ? 'yuva420p' : 'yuv420p')
  const filter = behind ? `${behind};[behind][0:v]overlay=shortest=1:format=rgb,${picture}` : picture
  const encoder = ffmpeg[form]
  if (!encoder) throw new Error(`${ffmpeg.path} encodes no ${form}.`)
  return [
    ...words('-hide_banner -loglevel error -nostdin -y -protocol_whitelist pipe,file'),
    ...words(`-f image2pipe -c:v png -framerate ${rate} -i pipe:0 -filter_complex`),
    filter,
    ...words('-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact'),
    ...(form === 'mp4' ? mp4(encoder, encoding) : webm(encoder, encoding)),
    ...colors,
    ...words('-threads 2'),
    path,
  ]
}

/** Encodes a film by an ffmpeg in a process of its own. */
export function openFfmpeg(ffmpeg: Ffmpeg, form: 'mp4' | 'webm', encoding: Encoding): Encoder {
  const child = spawn(ffmpeg.path, wordsOf(ffmpeg, form, encoding), { stdio: ['pipe', 'ignore', 'pipe'] })
  let told = ''
  let failed: Error | null = null
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told = (told + text).slice(-2_000)
  })
  // A pipe that breaks is told by the end of the process.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else if (/No space left|Disk quota exceeded/.test(told)) reject(refuse('storageFull'))
      else reject(new Error(`ffmpeg ended with ${code}: ${told.trim()}`))
    })
  })
  ended.catch((error: unknown) => {
    failed = error instanceof Error ? error : new Error(String(error))
  })
  return {
    async add(frame) {
      if (failed) throw failed
      if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    async end() {
      child.stdin.end()
      await ended
    },
    async stop() {
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}
