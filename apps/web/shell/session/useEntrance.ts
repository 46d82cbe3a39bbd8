import { account } from '@toile/contract/features/account.ts'
import { useCall } from '../calls/useCall.ts'

/** Which ways in this studio offers; undefined until it is known. */
export const useEntrance = () => useCall(account.entrance, {}, { saidByScreen: true, fresh: 600_000 }).data

/** Whether this studio takes people in; false until it is known. */
export const useRegistration = (): boolean => useEntrance()?.registration === true
