import { createRequire } from 'node:module'

/** What the validator, which comes without types, gives. */
interface Validator {
  validateBytes(bytes: Uint8Array): Promise<{
    issues: { messages: { code: string; message: string; severity: number }[] }
  }>
}

const validator = createRequire(import.meta.url)('gltf-validator') as Validator

/** What the validator of the Khronos Group finds wrong with a GLB: errors and warnings, a sentence each. */
export async function khronosFaults(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validator.validateBytes(glb)
  return issues.messages.filter(({ severity }) => severity < 2).map(({ code, message }) => `${code}: ${message}`)
}
