import type { UserDetail } from '@toile/contract/features/account.ts'
import { type Identity, systemsOf } from '@toile/studio/people/access.ts'
import type { person } from '../../host/database/schema/people.ts'

const moment = (date: Date | null) => date?.toISOString() ?? null

/** User detail from its row (requirements S3.01, S4.06). */
export const userDetail = (row: typeof person.$inferSelect, identity: Identity): UserDetail => ({
  userId: row.id,
  email: row.email ?? '',
  userName: row.userName,
  isBeginner: row.isBeginner,
  systemUser: row.systemUser,
  systemList: systemsOf(identity),
  visitor: identity.visitor,
  avatar: row.avatar ?? '',
  followeeCount: 0,
  followerCount: 0,
  accountExtendList: [],
  expireTime: moment(row.expireTime),
  validEndTime: moment(row.validEndTime),
  status: row.validEndTime && row.validEndTime.getTime() > Date.now() ? 'valid' : 'expired',
  subscriptionType: row.subscriptionType ?? '',
  subscriptionId: row.subscriptionId ?? '',
  language: row.language,
  usernameModify: row.usernameModify,
  occupation: row.occupation ?? '',
  country: row.country ?? '',
  title: row.title ?? '',
  surname: row.surname ?? '',
  givenName: row.givenName ?? '',
  affiliate: row.affiliate,
  credits: row.credits,
  creditsUsage: row.creditsUsed,
  maximumCredits: row.maximumCredits,
})
