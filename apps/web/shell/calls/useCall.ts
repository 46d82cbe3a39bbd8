import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { newKey, send } from './api.ts'
import { queries } from './queries.ts'

interface CallOptions {
  enabled?: boolean
  /** The screen itself shows why the call was refused; no toast. */
  saidByScreen?: boolean
  /** How long an answer stays fresh, in milliseconds. */
  fresh?: number
}

/** A call's answer as a query: the key is its path and input. */
export const callQuery = <C extends Call>(call: C, input: Asks<C>, options: CallOptions = {}) =>
  queryOptions<Gives<C>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
    enabled: options.enabled ?? true,
    meta: { saidByScreen: options.saidByScreen ?? false },
    ...(options.fresh === undefined ? {} : { staleTime: options.fresh }),
  })

/** Reads from the server; the answer is shared by every screen that asks the same. */
export const useCall = <C extends Call>(call: C, input: Asks<C>, options: CallOptions = {}) =>
  useQuery(callQuery(call, input, options))

/** Marks answers of calls as old, so that screens read them again. */
export const refresh = (...calls: readonly Pick<Call, 'path'>[]) =>
  Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))

interface SendHookOptions<C extends Call> {
  saidByScreen?: boolean
  /** Calls whose answers this one makes old. */
  makesOld?: readonly Pick<Call, 'path'>[]
  onDone?: (gave: Gives<C>) => void
}

interface Sending<C extends Call> {
  input: Asks<C>
  key: string
  file?: File
}

/** Sends a change to the server under one Idempotency-Key; `again()` repeats it under the same key. */
export function useSend<C extends Call>(call: C, options: SendHookOptions<C> = {}) {
  const mutation = useMutation<Gives<C>, Error, Sending<C>>({
    mutationFn: ({ input, ...rest }) => send(call, input, rest),
    meta: { saidByScreen: options.saidByScreen ?? false },
    onSuccess: (gave) => {
      if (options.makesOld) void refresh(...options.makesOld)
      options.onDone?.(gave)
    },
  })
  const { variables, mutate, mutateAsync } = mutation
  return {
    busy: mutation.isPending,
    error: mutation.error,
    gave: mutation.data,
    forget: mutation.reset,
    send: (input: Asks<C>, file?: File) => mutate({ input, key: newKey(), ...(file ? { file } : {}) }),
    sendAsync: (input: Asks<C>, file?: File) => mutateAsync({ input, key: newKey(), ...(file ? { file } : {}) }),
    again: () => {
      if (variables) mutate(variables)
    },
  }
}
