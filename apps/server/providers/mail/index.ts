import { join } from 'node:path'
import type { Settings } from '../../host/settings.ts'
import type { Mail } from './letter.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

/** Opens the mail of the settings: the mail server, or the outbox in the data folder. */
export const openMail = ({ smtpUrl, mailFrom, folder }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'folder'>): Mail =>
  smtpUrl ? openSmtp(smtpUrl, mailFrom) : openOutbox(join(folder, 'outbox'), mailFrom)
