import { account } from '@toile/contract/features/account.ts'
import type { TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

/** What a command is told of a studio and of somebody who has a token there. */
export async function namedFor(toile: TestToile): Promise<string[]> {
  const { token } = await (await openRole(toile)).call(account.createToken, { name: 'script' })
  return ['--server', toile.address, '--token', token]
}
