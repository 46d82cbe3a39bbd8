import { readSettings } from '../host/settings.ts'
import { LetterNotSent } from '../providers/mail/letter.ts'
import { openMail } from '../providers/mail/index.ts'
import type { Command } from './command.ts'
import { Mistake } from './mistake.ts'

/** Sends a letter with the settings of this installation, to see whether they hold. */
export const mail: Command = {
  name: 'mail',
  says: 'Sends a letter to try the mail settings: mail test SOMEONE@EXAMPLE.COM.',
  options: {},
  async run([act, to, ...more], { say }) {
    if (act !== 'test' || !to || more.length > 0) throw new Mistake('Say mail test SOMEONE@EXAMPLE.COM.')
    if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(to)) throw new Mistake(`${to} is not an e-mail address.`)
    const settings = readSettings(process.env)
    const opened = openMail(settings)
    const text = `This letter was sent by ${settings.address ?? 'your Toile studio'} to see whether letters arrive. They do.\n`
    try {
      await opened.send({ to, subject: 'A letter from Toile', text })
    } catch (error) {
      throw error instanceof LetterNotSent ? new Mistake(error.message) : error
    }
    say(
      settings.smtpUrl
        ? `${opened.place} has taken the letter to ${to}.`
        : `The letter to ${to} lies in ${opened.place}.`,
    )
  },
}
