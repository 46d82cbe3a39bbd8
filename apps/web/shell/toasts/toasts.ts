import { openListeners } from '../openListeners.ts'
export type ToastTone = 'done' | 'warning' | 'error'
export interface Toast {
  id: number
  tone: ToastTone
  text: string
  /** Offered beside the text for as long as the toast stays. */
  action?: { label: string; run: () => void }
}

let shown: readonly Toast[] = []
let next = 1
const { subscribe, tell } = openListeners()
const show = (list: readonly Toast[]) => {
  shown = list
  tell()
}
/** At once; older ones give way. */
const most = 2
const stays = { done: 5_000, warning: 8_000, error: 12_000 }

const dismiss = (id: number) => show(shown.filter((toast) => toast.id !== id))
const add = (tone: ToastTone, text: string, action?: Toast['action']) => {
  if (!text) return
  const same = shown.find((toast) => toast.text === text && toast.tone === tone)
  if (same) dismiss(same.id)
  const id = next++
  show([...shown.slice(1 - most), { id, tone, text, ...(action ? { action } : {}) }])
  setTimeout(() => dismiss(id), action ? Math.max(stays[tone], 8_000) : stays[tone])
}

/** Short messages that are also read aloud; never the only record of a failure. */
export const toasts = {
  done: (text: string, action?: Toast['action']) => add('done', text, action),
  warn: (text: string, action?: Toast['action']) => add('warning', text, action),
  fail: (text: string, action?: Toast['action']) => add('error', text, action),
  dismiss,
  /** Takes back what is said while it is no longer so. */
  withdraw: (text: string) => show(shown.filter((toast) => toast.text !== text)),
  get: () => shown,
  subscribe,
}
