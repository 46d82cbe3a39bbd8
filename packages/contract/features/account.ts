import { languages } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { moment } from '../moment.ts'

/** Local part, at-sign, domain, top-level domain of two or more letters (requirement S5.10). */
export const emailSchema = z
  .string()
  .trim()
  .max(200)
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/)
const password = z.string().min(limits.password.least).max(limits.password.most)
const languageSchema = z.enum(
  languages.map(({ id }) => id) as [(typeof languages)[number]['id'], ...(typeof languages)[number]['id'][]],
)

const signedIn = z.object({
  token: z.string(),
  userId: z.uuid(),
  systemUser: z.number().int(),
  isBeginner: z.boolean(),
})

/** User detail (requirement S3.01). */
const userDetailSchema = z.object({
  userId: z.uuid(),
  email: z.string(),
  userName: z.string(),
  isBeginner: z.boolean(),
  systemUser: z.number().int(),
  systemList: z.array(z.number().int()),
  visitor: z.boolean(),
  avatar: z.string(),
  followeeCount: z.number().int(),
  followerCount: z.number().int(),
  accountExtendList: z.array(z.object({ authType: z.enum(['WeChat', 'Google']) })),
  expireTime: moment.nullable(),
  validEndTime: moment.nullable(),
  status: z.enum(['valid', 'expired']),
  subscriptionType: z.string(),
  subscriptionId: z.string(),
  language: z.string(),
  usernameModify: z.number().int(),
  occupation: z.string(),
  country: z.string(),
  title: z.string(),
  surname: z.string(),
  givenName: z.string(),
  affiliate: z.boolean(),
  credits: z.number().int(),
  creditsUsage: z.number().int(),
  maximumCredits: z.number().int(),
})
export type UserDetail = z.output<typeof userDetailSchema>

export const account = calls({
  register: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/register',
    says: 'Opens an account with a trial and signs in.',
    label: 'Open an account',
    agent: 'never',
    who: 'all',
    remembers: false,
    takes: z.object({
      email: emailSchema,
      password,
      userName: z.string().trim().min(1).max(limits.nameLength),
      language: languageSchema.default('en'),
    }),
    gives: signedIn,
  },
  login: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/login',
    says: 'Signs in; sets the readable cookie token and its HttpOnly companion for ten days.',
    label: 'Sign in to the studio',
    agent: 'never',
    who: 'all',
    remembers: false,
    takes: z.object({ email: emailSchema, password: z.string().min(1).max(limits.password.most) }),
    gives: signedIn,
  },
  logout: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/logout',
    says: 'Ends this session.',
    label: 'Leave the studio',
    agent: 'never',
    who: 'signedIn',
    takes: z.object({}),
    gives: z.object({}),
  },
  noLogin: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/no-login',
    says: 'Signs a visitor in without an account.',
    label: 'Look around without an account',
    agent: 'never',
    who: 'all',
    remembers: false,
    takes: z.object({
      browserIdentifiers: z.string().max(200).default(''),
      id: foreign(z.string().max(200), 'What a browser calls itself; nothing is looked up by it.').default(''),
    }),
    gives: signedIn,
  },
  entrance: {
    method: 'GET',
    path: '/api/account/entrance',
    says: 'Which ways in this studio offers: opening an account, and looking around without one.',
    who: 'all',
    takes: z.object({}),
    gives: z.object({ registration: z.boolean(), visitors: z.boolean() }),
  },
  detail: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/detail',
    says: 'The signed-in person.',
    who: 'signedIn',
    changes: false,
    takes: z.object({}),
    gives: userDetailSchema,
  },
  credits: {
    method: 'GET',
    path: '/api/credits',
    says: 'The credits that are left.',
    who: 'signedIn',
    takes: z.object({}),
    gives: z.number().int(),
  },
  changePassword: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/password',
    says: 'Changes the password and ends every other session.',
    label: 'Change the password',
    agent: 'never',
    who: 'inPerson',
    remembers: false,
    takes: z.object({ present: z.string().min(1).max(limits.password.most), next: password }),
    gives: z.object({}),
  },
  setLanguage: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/language',
    says: 'Keeps the language of the person.',
    label: 'Speak another language',
    agent: 'never',
    who: 'signedIn',
    takes: z.object({ language: languageSchema }),
    gives: z.object({}),
  },
  completeGuidance: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/guidance/complete',
    says: 'The tutorial is finished or was closed.',
    label: 'Finish the tour',
    agent: 'never',
    who: 'signedIn',
    takes: z.object({}),
    gives: z.object({}),
  },
  listTokens: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/tokens/list',
    says: 'The personal access tokens of the person, without their secrets.',
    who: 'inPerson',
    changes: false,
    takes: z.object({}),
    gives: z.array(
      z.object({ id: z.uuid(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable(), expiresAt: moment }),
    ),
  },
  createToken: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/tokens/create',
    says: 'Creates a personal access token for another program; its text is shown this once.',
    label: 'Create the access token “{{name}}”',
    agent: 'never',
    who: 'inPerson',
    remembers: false,
    takes: z.object({ name: z.string().trim().min(1).max(limits.nameLength) }),
    gives: z.object({ id: z.uuid(), token: z.string() }),
  },
  revokeToken: {
    method: 'POST',
    most: limits.accountBody,
    path: '/api/account/tokens/revoke',
    says: 'Revokes a personal access token at once.',
    label: 'Revoke an access token',
    agent: 'never',
    who: 'inPerson',
    takes: z.object({ id: idOf('token') }),
    gives: z.object({}),
  },
})
