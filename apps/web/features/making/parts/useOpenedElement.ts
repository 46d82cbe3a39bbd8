import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCall } from '../../../shell/calls/useCall.ts'

/** Opens the made element that the address names, once. */
export function useOpenedElement(take: (entry: ElementEntry) => void): void {
  const { element }: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof element === 'string' ? element : ''
  const { data } = useCall(elements.open, { id }, { enabled: id !== '' })
  const taken = useRef('')
  const open = useEffectEvent(take)
  useEffect(() => {
    if (!data || taken.current === data.id) return
    taken.current = data.id
    open(data)
  }, [data])
}
