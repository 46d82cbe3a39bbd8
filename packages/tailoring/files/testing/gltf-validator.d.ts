/** The validator of the Khronos Group, which comes without types. */
declare module 'gltf-validator' {
  interface Report {
    issues: { messages: { code: string; message: string; severity: number }[] }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}
