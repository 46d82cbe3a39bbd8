import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './letter.ts'

/** Letters as files in a folder, one .eml each, for a studio without a mail server. */
export function openOutbox(folder: string, from: string): Mail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    place: folder,
    async send(letter) {
      const { message, messageId } = await transport.sendMail({ from, ...letter })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/[^\w-]/g, '').slice(0, 12)}`
      // Whole or not at all, also for whoever reads the folder this moment.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`))
      return messageId
    },
  }
}
