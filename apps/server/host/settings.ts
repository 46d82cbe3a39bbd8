import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { maintenanceWindows } from './maintenanceWindows.ts'
import { address, count, either, email, listed, network, size } from './settingForms.ts'
import { workersByLoad, workersFor } from './workersByLoad.ts'

/** Every setting of the server: its check and, unset, its value. Set them as environment variables of these names. */
const forms = {
  /** The port the studio is served on; 0 takes any free one. */
  PORT: count(0, 65535).default(4600),
  /** The name or number of the network interface to listen on; 0.0.0.0 opens the studio to the network. */
  TOILE_HOST: z.string().min(1).default('localhost'),
  /** The address people use, when it differs from http://localhost:PORT; links in letters begin with it, and cookies are marked secure when it is https. */
  TOILE_ADDRESS: address(['http:', 'https:']).optional(),
  /** The folder that holds the embedded database, the files and the outbox. */
  TOILE_DATA: z.string().min(1).default('./data'),
  /** A PostgreSQL to use in place of the embedded one. */
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  /** The same PostgreSQL as the owner of its tables, who brings them to the newest form; DATABASE_URL then names a role that owns nothing. */
  DATABASE_OWNER_URL: address(['postgres:', 'postgresql:']).optional(),
  /** The address of an S3-compatible storage, when it is not Amazon's own. */
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  /** The bucket for files; unset, files lie in the data folder. */
  S3_BUCKET: z.string().min(1).optional(),
  /** The region of the bucket. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The name of the storage's key. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  /** The secret of the storage's key. */
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The mail server, with its account: smtps://name:password@mail.example.com; unset, letters are put into the folder outbox of the data folder. */
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  /** The address that letters come from. */
  TOILE_MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: 'must be an address such as Toile <studio@example.com>',
    })
    .default('Toile <toile@localhost>'),
  /** What this process does: answer calls, run tasks, or both. */
  TOILE_ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  /** Whether strangers may open accounts: open or closed. */
  TOILE_REGISTRATION: either('open', 'closed').default(true),
  /** Whether people may look around without an account: on or off. */
  TOILE_VISITORS: either('on', 'off').default(true),
  /** Whether there is a sample account with a finished project, in a copy of which visitors begin: on or off; one that was made before stays. */
  TOILE_SAMPLE: either('on', 'off').default(true),
  /** The password of the sample account; unset, a random one is made at the first start. */
  TOILE_SAMPLE_PASSWORD: z.string().min(8, { error: 'must have 8 letters or more' }).optional(),
  /** The e-mail addresses of the people who administer the studio, between commas. */
  TOILE_ADMINISTRATORS: z.string().toLowerCase().pipe(listed).pipe(z.array(email)).default([]),
  /** How much one person may store. */
  TOILE_PERSON_BYTES: size.default(5e9),
  /** How much one visitor may store. */
  TOILE_VISITOR_BYTES: size.default(200e6),
  /** How much may be sent from one network address within a day. */
  TOILE_ADDRESS_BYTES: size.default(2e9),
  /** The proxies that may say whom they speak for, between commas: addresses, ranges such as 10.0.0.0/8, or loopback, linklocal and uniquelocal. */
  TOILE_TRUSTED_PROXIES: listed.pipe(z.array(network)).default(['loopback']),
  /** A secret with which other machines may read the figures at /metrics; unset, only this machine may. */
  TOILE_METRICS_TOKEN: z.string().min(16, { error: 'must have 16 letters or more' }).optional(),
  /** How many tasks of each load this process runs at once, each in a thread of its own: one number for all, or some by name, such as drawing=2, long=0; a generation draws in two threads, so that half the cores is full work. */
  TOILE_WORKERS: workersByLoad.default(workersFor(availableParallelism())),
  /** The ffmpeg that films are encoded with; unset, an installed one is used where there is one, and off has the studio encode by itself. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** The longest side of films in pixels; a studio on a weak machine may draw them smaller. */
  TOILE_FILM_SIDE: count(64, 1920).default(1920),
  /** Windows of maintenance in Hong Kong time, between commas, such as 2030-04-01 22:00/2030-04-01 23:00: the screens announce them twelve hours before, and lead everybody to the notice while one holds. */
  TOILE_MAINTENANCE: maintenanceWindows.default([]),
  /** How much the server writes to its log. */
  TOILE_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
}

/** A wrong setting: its sentence is meant for the person who starts the server. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/** The settings of the server, checked; an unknown name or a wrong value is refused with one sentence [S1]. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  for (const name of Object.keys(env)) {
    if (/^(TOILE|S3)_/.test(name) && !(name in forms)) {
      throw new WrongSetting(
        `${name} is not a setting of Toile. The settings are ${Object.keys(forms).join(', ')}. They are explained in apps/server/host/settings.ts.`,
      )
    }
  }
  const given = Object.fromEntries(Object.keys(forms).map((name) => [name, env[name] === '' ? undefined : env[name]]))
  const read = z.object(forms).safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new WrongSetting(`${String(issue?.path[0])} is set to a wrong value: it ${issue?.message}.`)
  }
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = read.data
  if (rest.DATABASE_OWNER_URL && !rest.DATABASE_URL) {
    throw new WrongSetting(
      'DATABASE_URL is missing: DATABASE_OWNER_URL is given, but not the role that the studio works as.',
    )
  }
  if (!S3_BUCKET && (S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY)) {
    throw new WrongSetting('S3_BUCKET is missing: the other S3 settings are given, but not the bucket.')
  }
  if (S3_BUCKET && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    throw new WrongSetting('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: the bucket needs both.')
  }
  return {
    port: rest.PORT,
    host: rest.TOILE_HOST,
    address: rest.TOILE_ADDRESS?.replace(/\/$/, ''),
    folder: resolve(rest.TOILE_DATA),
    databaseUrl: rest.DATABASE_URL,
    databaseOwnerUrl: rest.DATABASE_OWNER_URL,
    s3:
      S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            bucket: S3_BUCKET,
            endpoint: S3_ENDPOINT,
            region: S3_REGION,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.TOILE_MAIL_FROM,
    role: rest.TOILE_ROLE,
    registration: rest.TOILE_REGISTRATION,
    visitors: rest.TOILE_VISITORS,
    sample: rest.TOILE_SAMPLE,
    samplePassword: rest.TOILE_SAMPLE_PASSWORD,
    administrators: rest.TOILE_ADMINISTRATORS,
    personBytes: rest.TOILE_PERSON_BYTES,
    visitorBytes: rest.TOILE_VISITOR_BYTES,
    addressBytes: rest.TOILE_ADDRESS_BYTES,
    trustedProxies: rest.TOILE_TRUSTED_PROXIES,
    metricsToken: rest.TOILE_METRICS_TOKEN,
    workers: rest.TOILE_WORKERS,
    ffmpeg: rest.FFMPEG_PATH,
    filmSide: rest.TOILE_FILM_SIDE,
    maintenance: rest.TOILE_MAINTENANCE,
    log: rest.TOILE_LOG,
  }
}

export type Settings = ReturnType<typeof readSettings>
