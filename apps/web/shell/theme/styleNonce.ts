/** The nonce of the page, by which its policy knows the style elements that libraries write. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Hands the nonce to what keeps the page from scrolling below a dialog, where it looks for one. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
}
