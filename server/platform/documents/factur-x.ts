/** Required name of the XML attachment in Factur-X and ZUGFeRD. */
export const FACTUR_X_FILE = 'factur-x.xml';

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const SCHEMA_SPACES =
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"';
/** Metadata and their descriptions: PDF/A allows none that is not described (ISO 19005-3, 6.6.2.3). */
const SAID = [
  ['DocumentFileName', FACTUR_X_FILE, 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'the version of the XML schema of the invoice'],
  ['ConformanceLevel', 'EN 16931', 'the profile of the XML invoice'],
] as const;

const EXPLAINED = SAID.map(
  ([name, , about]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`,
).join('');
const SCHEMA = `<rdf:li rdf:parseType="Resource" ${SCHEMA_SPACES}><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${EXPLAINED}</rdf:Seq></pdfaSchema:property></rdf:li>`;
const EXTENSION = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"><pdfaExtension:schemas><rdf:Bag>${SCHEMA}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
const STATED = `<rdf:Description rdf:about="" xmlns:fx="${FX}">${SAID.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}</rdf:Description>`;

/** A file has one bag of described schemas; ours is appended to the typesetter's bag. */
const BAG = /<pdfaExtension:schemas[^>]*>\s*<rdf:Bag[^>]*>/;

function statedIn(xmp: string): string {
  const explained = BAG.test(xmp)
    ? xmp.replace(BAG, (bag) => bag + SCHEMA)
    : xmp.replace('</rdf:RDF>', `${EXTENSION}</rdf:RDF>`);
  return explained.replace('</rdf:RDF>', `${STATED}</rdf:RDF>`);
}

/**
 * Marks a PDF as a Factur-X invoice of the profile EN 16931. The typesetter attaches the XML but cannot write foreign
 * metadata, so they are appended as an incremental update that replaces one object. Throws if the PDF is not structured
 * as our typesetter writes it.
 */
export function sayFacturX(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(pdf).toString('latin1');
  const number = /\/Metadata (\d+) 0 R/.exec(text)?.[1];
  const [, head, xmp] =
    new RegExp(`\\n${number} 0 obj([\\s\\S]*?)stream\\r?\\n([\\s\\S]*?)\\r?\\nendstream`).exec(text) ?? [];
  if (!number || head === undefined || xmp === undefined || head.includes('/Filter'))
    throw new Error('The PDF has no uncompressed metadata.');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  const trailer = /<<([\s\S]*)>>/.exec(text.slice(text.lastIndexOf('\ntrailer')))?.[1];
  if (!before || !trailer) throw new Error('The PDF has no uncompressed object table.');

  const stated = Buffer.from(statedIn(Buffer.from(xmp, 'latin1').toString('utf8')));
  const object = Buffer.concat([
    Buffer.from(`${number} 0 obj\n<</Type/Metadata/Subtype/XML/Length ${stated.length}>>\nstream\n`),
    stated,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const apart = text.endsWith('\n') ? '' : '\n';
  const at = pdf.length + apart.length;
  const place = String(at).padStart(10, '0');
  const tail = `xref\n${number} 1\n${place} 00000 n \ntrailer\n<<${trailer}/Prev ${before}>>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(apart), object, Buffer.from(tail)]));
}
