import { account } from '@toile/contract/features/account.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { send } from '../calls/api.ts'
import { readToken } from '../calls/token.ts'

/** Keeps the language with the account, where there is one; the screen has switched already, so a failure needs no words. */
export const keepLanguage = async (language: LanguageId): Promise<void> => {
  if (readToken()) await send(account.setLanguage, { language }).catch(() => {})
}
