import { describe, expect, it } from 'vitest';
import { NOTICE_PDF, noticeSvg } from '../../tests/fixtures/notice-files.ts';
import { NOTICE_LIMIT, readNoticeFile } from './notice-file.ts';

const read = (text: string) => readNoticeFile(new TextEncoder().encode(text));
const sheet = { ok: true, file: { type: 'svg', width: 595, height: 842 } };
const W3C =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

describe('a file for the EU notice', () => {
  it.each([
    ['paths and text', noticeSvg('<g id="a"><path d="M0 0h9"/><text>2 &amp; &#x32;</text></g>')],
    ['a size of its own', noticeSvg('<g/>', 'width="210mm" height="297mm"')],
    [
      'styles and gradients of its own',
      noticeSvg('<style>.a{fill:url(#b)}</style><linearGradient id="b"/><g style="fill:url(\'#b\')"/>'),
    ],
    [
      'a picture within it',
      noticeSvg(
        '<image xlink:href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/><use href="#a"/>',
      ),
    ],
    [
      'metadata of drawing programs',
      noticeSvg(
        '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><!-- Illustrator -->',
      ),
    ],
    ['the document type of SVG', noticeSvg().replace('?>', `?>${W3C}`)],
  ])('is accepted with %s', (_, svg) => {
    expect(read(svg)).toEqual(sheet);
  });

  it('is accepted as a PDF', () => {
    expect(read(NOTICE_PDF)).toEqual({ ok: true, file: { type: 'pdf' } });
    const compressed = NOTICE_PDF.replace('endobj', '>>stream\n\u0001/AA \u0002/JS(\nendstream\nendobj');
    expect(read(compressed)).toEqual({ ok: true, file: { type: 'pdf' } });
  });

  it.each([
    ['active', 'a script', noticeSvg('<script>alert(1)</script>')],
    [
      'active',
      'a script by another prefix',
      noticeSvg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
    ],
    [
      'active',
      'HTML by a prefix',
      noticeSvg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
    ],
    ['active', 'HTML by the default namespace', noticeSvg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['active', 'HTML within', noticeSvg('<foreignObject><g/></foreignObject>')],
    ['active', 'an event handler', noticeSvg('<g/>', 'onload="alert(1)"')],
    ['active', 'an event handler in capitals', noticeSvg('<g ONCLICK="alert(1)"/>')],
    ['active', 'an animation', noticeSvg('<g><set attributeName="href" to="x"/></g>')],
    ['active', 'a link', noticeSvg('<a href="#x"><path d="M0 0"/></a>')],
    ['active', 'a JavaScript address', noticeSvg('<use href="javascript:alert(1)"/>')],
    [
      'active',
      'a JavaScript address by references',
      noticeSvg('<use xlink:href="&#106;ava&#x9;script:alert(1)"/>'),
    ],
    ['outside', 'a picture elsewhere', noticeSvg('<image href="https://example.org/a.png"/>')],
    ['outside', 'a shape elsewhere', noticeSvg('<use xlink:href="other.svg#a"/>')],
    [
      'outside',
      'an SVG within a data address',
      noticeSvg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    ],
    ['outside', 'a paint elsewhere', noticeSvg('<path fill="url(https://example.org/a#b)"/>')],
    ['outside', 'an imported style', noticeSvg('<style>@import "a.css";</style>')],
    [
      'outside',
      'an imported style as character data',
      noticeSvg('<style><![CDATA[@import "a.css";]]></style>'),
    ],
    ['outside', 'a style divided by a comment', noticeSvg('<style>@imp<!-- -->ort "a.css";</style>')],
    ['outside', 'a font elsewhere', noticeSvg('<style>@font-face{src:url(//example.org/f.woff2)}</style>')],
    ['outside', 'an escaped style', noticeSvg('<style>.a{fill:u\\72l(x)}</style>')],
    ['outside', 'another base', noticeSvg('<g xml:base="https://example.org/"/>')],
    ['entities', 'an entity declared', noticeSvg().replace('?>', '?><!DOCTYPE svg [<!ENTITY a "b">]>')],
    ['entities', 'an entity used', noticeSvg('<text>&a;</text>')],
    [
      'entities',
      'a document type elsewhere',
      noticeSvg().replace('?>', '?><!DOCTYPE svg SYSTEM "https://example.org/a.dtd">'),
    ],
    ['unreadable', 'a style sheet elsewhere', noticeSvg().replace('?>', '?><?xml-stylesheet href="a.css"?>')],
    ['unreadable', 'an element left open', noticeSvg('<g>')],
    ['unreadable', 'an attribute twice', noticeSvg('<g id="a" id="b"/>')],
    ['unreadable', 'an attribute without quotes', noticeSvg('<g id=a/>')],
    ['unreadable', 'a prefix of nothing', noticeSvg('<y:g/>')],
    ['unreadable', 'an attribute with a prefix of nothing', noticeSvg('<g y:a="1"/>')],
    ['unreadable', 'another encoding', noticeSvg().replace('utf-8', 'utf-7')],
    ['shape', 'no size', noticeSvg().replace(/viewBox="[^"]+"/, '')],
    ['shape', 'a sheet across', noticeSvg().replace('595.28 841.89', '841.89 595.28')],
    ['shape', 'a square', noticeSvg().replace('595.28 841.89', '600 600')],
    ['shape', 'a size that distorts it', noticeSvg('<g/>', 'width="600" height="600"')],
    ['type', 'HTML that is named SVG', '<html><body/></html>'],
    ['type', 'nothing in it', ''],
    ['active', 'a PDF that runs something', NOTICE_PDF.replace('/Catalog', '/Catalog/OpenAction 2 0 R')],
    ['active', 'a PDF that runs something behind a stream', `%PDF-1.7 stream\n.endstream/JS(x)%%EOF`],
    ['type', 'a PDF by its name only', 'PK\u0003\u0004 notice.pdf'],
    ['large', 'too many bytes', noticeSvg(`<!--${' '.repeat(NOTICE_LIMIT)}-->`)],
  ])('is refused as "%s" for %s [row D645]', (fault, _, text) => {
    expect(read(text)).toEqual({ ok: false, fault });
  });

  it('is refused as a PNG', () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(readNoticeFile(png)).toEqual({ ok: false, fault: 'type' });
  });
});
