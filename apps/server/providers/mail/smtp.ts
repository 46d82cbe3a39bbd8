import { createTransport } from 'nodemailer'
import { LetterNotSent, type Mail } from './letter.ts'

const patience = 15_000

/** What may not be said of an address: its name and password, as they are and as an address writes them. */
function secretsOf({ username, password }: URL): string[] {
  const written = [username, password].flatMap((text) => [text, decodeURIComponent(text)])
  return written.filter((text) => text !== '')
}

/** Letters over SMTP, with TLS where the server offers it. */
export function openSmtp(url: string, from: string): Mail {
  const address = new URL(url)
  const transport = createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username
      ? { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }
      : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    place: address.host,
    async send(letter) {
      try {
        const { messageId } = await transport.sendMail({ from, ...letter })
        return messageId
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        const plain = secretsOf(address).reduce((text, secret) => text.replaceAll(secret, '[hidden]'), said)
        throw new LetterNotSent(`The mail server ${address.host} did not take the letter: ${plain}`)
      }
    },
  }
}
