import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMail } from '../providers/mail/index.ts'
import { mail } from './mail.ts'
import { Mistake } from './mistake.ts'

const password = 'p@ss word/1'
const taken: { to: string[]; from: string; bytes: Buffer }[] = []
let server: SMTPServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-mail-'))
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: given }, _session, done) =>
      given === password ? done(null, { user: username }) : done(new Error(`no such account: ${username}, ${given}`)),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ to, from, bytes: Buffer.concat(parts) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const smtpUrl = (secret: string) => {
  const { port } = server.server.address() as AddressInfo
  return `smtp://studio:${encodeURIComponent(secret)}@127.0.0.1:${port}`
}

/** Runs the command with these settings; gives what it said, a mistake's sentence as well. */
async function run(words: string[], settings: Record<string, string>) {
  const before = { ...process.env }
  Object.assign(process.env, settings)
  const said: string[] = []
  const terminal = { print: () => undefined, say: (text: string) => void said.push(text), signal: AbortSignal.abort() }
  try {
    await mail.run(words, terminal)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    said.push(error.message)
  } finally {
    process.env = before
  }
  return said.join('\n')
}

const from = 'Atelier <studio@example.com>'

describe('letters', () => {
  it('go over SMTP with the account of the settings, and arrive as they were written', async () => {
    const settings = { SMTP_URL: smtpUrl(password), TOILE_MAIL_FROM: from, TOILE_ADDRESS: 'https://studio.example' }
    expect(await run(['test', 'ann@example.com'], settings)).toMatch(/^127\.0\.0\.1:\d+ has taken the letter/)
    await openMail({ smtpUrl: smtpUrl(password), mailFrom: from, folder }).send({
      to: 'ann@example.com',
      subject: 'Un été à la mer · 夏',
      text: 'Grüße\n.\nund mehr',
      html: '<p>Grüße</p>',
    })
    expect(taken.map(({ to, from: sender }) => [to, sender])).toEqual(
      Array(2).fill([['ann@example.com'], 'studio@example.com']),
    )
    const [tried, written] = await Promise.all(taken.map(({ bytes }) => PostalMime.parse(bytes)))
    expect(tried).toMatchObject({ subject: 'A letter from Toile', from: { name: 'Atelier' } })
    expect(tried?.text).toContain('https://studio.example')
    expect(written).toMatchObject({ subject: 'Un été à la mer · 夏', html: expect.stringContaining('Grüße') })
    expect(written?.text?.trim()).toBe('Grüße\n.\nund mehr')
  })

  it('that no server takes are told in one sentence without the secrets, though the server repeats them', async () => {
    const said = await run(['test', 'ann@example.com'], { SMTP_URL: smtpUrl('wrong secret'), TOILE_MAIL_FROM: from })
    expect(said).toMatch(/^The mail server 127\.0\.0\.1:\d+ did not take the letter: .*no such account/)
    expect(said).not.toMatch(/wrong secret|wrong%20secret|studio,/)
    expect(taken).toHaveLength(2)
  })

  it('lie in the outbox of the data folder where there is no mail server, one file each, for nobody else to read', async () => {
    const settings = { SMTP_URL: '', TOILE_MAIL_FROM: from, TOILE_DATA: folder }
    expect(await run(['test', 'ann@example.com'], settings)).toContain(join(folder, 'outbox'))
    await run(['test', 'bea@example.com'], settings)
    const names = await readdir(join(folder, 'outbox'))
    expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(2)
    const path = join(folder, 'outbox', names.sort()[0] ?? '')
    expect((await stat(path)).mode & 0o077).toBe(0)
    const letter = await PostalMime.parse(await readFile(path))
    expect(letter).toMatchObject({ to: [{ address: 'ann@example.com' }], from: { address: 'studio@example.com' } })
  })

  it('are not sent to what is no address, nor into a header', async () => {
    expect(await run(['test', 'ann'], { TOILE_DATA: folder })).toBe('ann is not an e-mail address.')
    expect(await run(['test', 'ann@example.com\nbcc: eve@example.com'], { TOILE_DATA: folder })).toMatch(
      /is not an e-mail/,
    )
  })
})
