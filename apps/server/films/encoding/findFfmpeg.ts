import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** An ffmpeg that was found, and what it encodes with. */
export interface Ffmpeg {
  path: string
  mp4: 'libx264' | null
  webm: 'libvpx-vp9' | 'libvpx' | null
}

const asked = new Map<string, Promise<Ffmpeg | null>>()

async function ask(path: string): Promise<Ffmpeg | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ['-hide_banner', '-encoders'], { timeout: 20_000 })
    const has = (encoder: string) => new RegExp(`^\\s*V\\S*\\s+${encoder}\\s`, 'm').test(stdout)
    const webm = (['libvpx-vp9', 'libvpx'] as const).find(has) ?? null
    return { path, mp4: has('libx264') ? 'libx264' : null, webm }
  } catch {
    return null
  }
}

/** The ffmpeg of the settings, else an installed one; nothing where there is none or it is switched off. It is asked once what it can do. */
export function findFfmpeg({ ffmpeg }: { ffmpeg: string | undefined }): Promise<Ffmpeg | null> {
  if (ffmpeg === 'off') return Promise.resolve(null)
  const path = ffmpeg ?? 'ffmpeg'
  const found = asked.get(path) ?? ask(path)
  asked.set(path, found)
  return found
}
