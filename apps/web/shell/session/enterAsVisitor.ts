import { account } from '@toile/contract/features/account.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { t } from '../../languages/index.ts'
import { newKey, send } from '../calls/api.ts'
import { beginSession } from './beginSession.ts'

const key = 'toile-browser'

/** A name for this browser, so that a visitor finds their work again. */
const browserName = (): string => {
  const kept = localStorage.getItem(key) ?? newKey()
  localStorage.setItem(key, kept)
  return kept
}

/** The place of the project in which a newcomer begins. */
async function firstProject(): Promise<string> {
  const { id } = await send(projects.beginProject, { name: t('My first collection') }, { key: newKey() })
  return `/home/tools?project=${id}`
}

/** Signs a visitor in without an account, and goes to the project in which they begin. */
export async function enterAsVisitor(): Promise<void> {
  const visitor = await send(account.noLogin, { browserIdentifiers: browserName(), id: '' }, { key: newKey() })
  await beginSession(visitor, firstProject)
}
